-- The customer's own picture that a line is made from, as the cart's module knows it.
alter table checkout.order_lines
  add column custom_image_id uuid,
  add check (custom_image_id is null or product_id = 999999);
