-- The designs that keep a picture.
drop index concurrently if exists cart.designs_by_original;
create index concurrently designs_by_original on cart.custom_images (original_id) where original_id is not null;
