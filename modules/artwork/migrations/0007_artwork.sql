create schema artwork;

-- Pictures that customers uploaded for custom patches. The file store names the files by the hash of the production
-- picture; sessions that upload the same picture share them.
create table artwork.pictures (
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
  original_id uuid references artwork.pictures,
  -- Whether the design has its files for production: they are made when it is ordered, and never again.
  is_made boolean not null default false,
  -- The origin of a picture is the session that first handed in what it shows; null for the row's own. Copies are erased
  -- with it.
  origin_session text,
  constraint originals_of_designs check (design is not null or original_id is null),
  constraint origin_session_length check (length(origin_session) between 15 and 128),
  unique (session_id, hash)
);

create index pictures_by_hash on artwork.pictures (hash);
create index unordered_pictures_by_use on artwork.pictures (used_at) where not is_ordered;
-- The designs that keep a picture.
create index designs_by_original on artwork.pictures (original_id) where original_id is not null;
-- The copies of what a session handed in.
create index pictures_by_origin on artwork.pictures (origin_session) where origin_session is not null;
