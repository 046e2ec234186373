create schema catalogue;

create table catalogue.categories (
  id integer generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 60)
);

-- The text that staff search. array_to_string is not marked as immutable, because of types whose output has settings;
-- text has none.
create function catalogue.searched_text(name text, tags text[], description text) returns text
language sql immutable parallel safe
return lower(normalize(name || E'\n' || array_to_string(tags, E'\n') || E'\n' || description) collate "nb-x-icu");

create table catalogue.products (
  id integer primary key check (id between 1 and 999998),
  category_id integer not null references catalogue.categories,
  name text not null check (length(name) between 1 and 100),
  description text not null check (length(description) <= 1000),
  price_ore integer not null check (price_ore > 0),
  tags text[] not null default '{}',
  rating numeric(2, 1) not null check (rating between 0 and 5),
  review_count integer not null check (review_count >= 0),
  stock integer not null check (stock >= 0),
  is_new boolean not null default false,
  is_popular boolean not null default false,
  is_glow_in_dark boolean not null default false,
  -- Staff can hide any product.
  is_hidden boolean not null default false,
  -- The recipe of its drawing. Products of staff have a photo instead.
  recipe jsonb,
  -- The name of the photo's files in the file store.
  photo_hash text check (photo_hash ~ '^[0-9a-f]{64}$'),
  photo_colour text check (photo_colour ~ '^#[0-9a-f]{6}$'),
  -- The picture's address, of the trigger picture_addressed: hashing every recipe on every read would be slow.
  image text not null,
  created_at timestamptz not null,
  -- Increases with each edit by staff except stock changes, which are differences and cannot conflict.
  version integer not null default 1 check (version >= 1),
  -- Author and time of the latest of these edits; null before the first.
  changed_by text,
  changed_at timestamptz,
  -- Lower case and normalized: å as one character equals an a with a combining ring.
  search_text text collate "C" generated always as (
    catalogue.searched_text(name, tags, description)
  ) stored,
  check (num_nonnulls(recipe, photo_hash) = 1),
  check ((photo_hash is null) = (photo_colour is null))
);

create index products_of_category on catalogue.products (category_id);
create index hidden_products on catalogue.products (id) where is_hidden;
-- None has the stock: each sale would write a new entry into every index of the product.

-- The version of the code that draws, in one row. Raising it renews the addresses of all drawings.
create table catalogue.renderer (
  is_only boolean primary key default true check (is_only),
  version integer not null
);
insert into catalogue.renderer (version) values (3);

create function catalogue.address_picture() returns trigger language plpgsql as $$
begin
  new.image := '/patches/' || new.id || '-' || case
    when new.photo_hash is null then
      substr(md5((select version from catalogue.renderer)::text || new.name || new.recipe::text), 1, 10) || '.svg'
    else substr(new.photo_hash, 1, 10) || '.webp'
  end;
  return new;
end
$$;

create trigger picture_addressed
  before insert or update of name, recipe, photo_hash on catalogue.products
  for each row execute function catalogue.address_picture();
