-- The customer's picture of a line: the id in cart.custom_images.
alter table checkout.order_lines
  add column custom_image_id uuid,
  add check (custom_image_id is null or product_id = 999999);
