alter table catalogue.products
  -- Increases with each edit by staff except stock changes, which are differences and cannot conflict.
  add column version integer not null default 1 check (version >= 1),
  -- Author and time of the latest of these edits; null before the first.
  add column changed_by text,
  add column changed_at timestamptz;
