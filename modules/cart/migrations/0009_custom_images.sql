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
  unique (session_id, hash)
);

create index custom_images_by_hash on cart.custom_images (hash);
create index unordered_custom_images_by_use on cart.custom_images (used_at) where not is_ordered;

alter table cart.lines
  add column custom_image_id uuid references cart.custom_images,
  add check (custom_image_id is null or product_id = 999999);

create unique index one_line_per_custom_image on cart.lines (session_id, custom_image_id);
create index lines_by_custom_image on cart.lines (custom_image_id) where custom_image_id is not null;
