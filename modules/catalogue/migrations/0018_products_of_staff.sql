-- Products of staff have a photo instead of a recipe. Staff can hide any product.
alter table catalogue.products
  alter column recipe drop not null,
  -- The name of the photo's files in the file store.
  add column photo_hash text check (photo_hash ~ '^[0-9a-f]{64}$'),
  add column photo_colour text check (photo_colour ~ '^#[0-9a-f]{6}$'),
  add column is_hidden boolean not null default false,
  -- The idempotency key of the call that created the product.
  add column creation_key text unique check (length(creation_key) between 8 and 100),
  add check (num_nonnulls(recipe, photo_hash) = 1),
  add check ((photo_hash is null) = (photo_colour is null));

-- Stock changes by staff, by the idempotency keys of their calls.
create table catalogue.stock_changes (
  key text primary key check (length(key) between 8 and 100),
  product_id integer not null references catalogue.products,
  units integer not null check (units <> 0),
  at timestamptz not null
);
