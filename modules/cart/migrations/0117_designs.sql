-- A design of a custom patch is a picture too, that of the sewn patch, so that carts and orders need no other id. The
-- picture that the customer handed in for it is its original, and stays as long as the design does.
alter table cart.custom_images
  add column design jsonb,
  add column original_id uuid;

-- Two versions: the previous one writes neither column.
alter table cart.custom_images
  add constraint custom_images_original_id_fkey foreign key (original_id) references cart.custom_images not valid,
  add constraint originals_of_designs check (design is not null or original_id is null) not valid;
