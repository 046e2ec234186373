create schema cart;

-- One line per item and session. The item id of an ordinary patch is its product id. The first custom patch
-- has the id 999999, further ones have ids above it.
create table cart.lines (
  session_id text not null check (length(session_id) between 15 and 128),
  id integer not null check (id > 0),
  product_id integer not null check (product_id > 0),
  custom_image_id uuid references artwork.pictures,
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
