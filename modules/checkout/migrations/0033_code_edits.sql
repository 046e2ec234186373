alter table checkout.discount_codes
  -- The administrator who made the latest change, and when; none before the first.
  add column changed_by text,
  add column changed_at timestamptz;
