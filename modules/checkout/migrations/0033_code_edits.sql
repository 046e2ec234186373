alter table checkout.discount_codes
  -- Author and time of the latest edit; null before the first.
  add column changed_by text,
  add column changed_at timestamptz;
