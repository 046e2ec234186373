alter table catalogue.products
  -- Grows with each change by staff, apart from the stock, which they change by a difference.
  add column version integer not null default 1 check (version >= 1),
  -- The administrator who made the latest of these changes, and when; none before the first.
  add column changed_by text,
  add column changed_at timestamptz;
