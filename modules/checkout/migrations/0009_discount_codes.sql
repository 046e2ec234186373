create schema checkout;

create table checkout.discount_codes (
  id integer generated always as identity primary key,
  -- edit-codes.ts refuses the code of the built-in offer.
  code text not null check (code = upper(code) and length(code) between 1 and 40),
  description text check (length(description) <= 200),
  type text not null check (type in ('percentage', 'fixed', 'buy_x_get_y')),
  value integer not null check (value > 0 and (type <> 'percentage' or value <= 100)),
  minimum_amount integer not null default 0 check (minimum_amount >= 0),
  max_uses integer check (max_uses > 0),
  current_uses integer not null default 0 check (current_uses >= 0),
  valid_until date,
  exclude_custom_patches boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- Orders refer to their discount codes, so a deleted code is only hidden.
  deleted_at timestamptz,
  -- Increases with each edit by staff, to detect edits of a stale version.
  version integer not null default 1 check (version >= 1),
  -- Author and time of the latest edit; null before the first.
  changed_by text,
  changed_at timestamptz
);

create unique index discount_codes_by_code on checkout.discount_codes (code) where deleted_at is null;
