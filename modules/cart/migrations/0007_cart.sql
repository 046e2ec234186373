create schema cart;

-- Pictures that customers uploaded for custom patches. The file store names the files by the hash of the production
-- picture; sessions that upload the same picture share them.
create table cart.custom_images (
  id uuid primary key,
  session_id text not null check (length(session_id) between 15 and 128),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  form text not null check (form in ('png', 'jpg')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- The time of the last upload, addition to a cart or order.
  used_at timestamptz not null,
  is_ordered boolean not null default false,
  -- A design of a custom patch is a picture too, that of the sewn patch, so that carts and orders need no other id. The
  -- picture that the customer handed in for it is its original, and stays as long as the design does.
  design jsonb,
  original_id uuid references cart.custom_images,
  -- Whether the design has its files for production: they are made when it is ordered, and never again.
  is_made boolean not null default false,
  -- The origin of a picture is the session that first handed in what it shows; null for the row's own. Copies are erased
  -- with it.
  origin_session text,
  constraint originals_of_designs check (design is not null or original_id is null),
  constraint origin_session_length check (length(origin_session) between 15 and 128),
  unique (session_id, hash)
);

create index custom_images_by_hash on cart.custom_images (hash);
create index unordered_custom_images_by_use on cart.custom_images (used_at) where not is_ordered;
-- The designs that keep a picture.
create index designs_by_original on cart.custom_images (original_id) where original_id is not null;
-- The copies of what a session handed in.
create index custom_images_by_origin on cart.custom_images (origin_session) where origin_session is not null;

-- One line per item and session. The item id of an ordinary patch is its product id. The first custom patch
-- has the id 999999, further ones have ids above it.
create table cart.lines (
  session_id text not null check (length(session_id) between 15 and 128),
  id integer not null check (id > 0),
  product_id integer not null check (product_id > 0),
  custom_image_id uuid references cart.custom_images,
  quantity integer not null check (quantity between 1 and 1000),
  added_at timestamptz not null default now(),
  primary key (session_id, id),
  check (id = product_id or (product_id = 999999 and id > 999999)),
  check (product_id <> 999999 or quantity >= 10),
  check (custom_image_id is null or product_id = 999999)
);

create index lines_by_age on cart.lines (added_at);
create index lines_by_custom_image on cart.lines (custom_image_id) where custom_image_id is not null;
create unique index one_line_per_custom_image on cart.lines (session_id, custom_image_id);
