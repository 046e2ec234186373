-- The files for production of a design are made when it is ordered, and never again. Designs from before have them.
-- The origin of a picture is the session that first handed in what it shows; null for the row's own. Copies are erased
-- with it.
alter table cart.custom_images
  add column is_made boolean not null default true,
  add column origin_session text;

-- Two versions: the previous one writes neither column; a design that it records is sewn once more when it is ordered.
alter table cart.custom_images
  alter column is_made set default false,
  add constraint origin_session_length check (length(origin_session) between 15 and 128) not valid;
