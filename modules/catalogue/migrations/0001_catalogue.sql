create schema catalogue;

create table catalogue.categories (
  id integer generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 60)
);

create table catalogue.products (
  id integer primary key check (id between 1 and 999998),
  category_id integer not null references catalogue.categories,
  name text not null check (length(name) between 1 and 100),
  description text not null check (length(description) <= 1000),
  image text not null,
  price_ore integer not null check (price_ore > 0),
  tags text[] not null default '{}',
  rating numeric(2, 1) not null check (rating between 0 and 5),
  review_count integer not null check (review_count >= 0),
  stock integer not null check (stock >= 0),
  is_new boolean not null default false,
  is_popular boolean not null default false,
  is_glow_in_dark boolean not null default false,
  recipe jsonb not null,
  created_at timestamptz not null
);

create index products_of_category on catalogue.products (category_id);

-- Tells all processes of a committed change, so that they invalidate their page caches.
create function catalogue.announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', '');
  return null;
end
$$;

create trigger products_changed
  after insert or update or delete or truncate on catalogue.products
  for each statement execute function catalogue.announce_change();
