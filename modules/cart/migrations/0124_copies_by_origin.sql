-- The copies of what a session handed in.
drop index concurrently if exists cart.custom_images_by_origin;
create index concurrently custom_images_by_origin on cart.custom_images (origin_session) where origin_session is not null;
