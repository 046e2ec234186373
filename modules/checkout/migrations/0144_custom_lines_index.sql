-- Orders with patches of a customer's own picture, for the staff's list of them.
drop index concurrently if exists checkout.custom_lines;
create index concurrently custom_lines on checkout.order_lines (order_id, revision)
  where product_id = 999999;
