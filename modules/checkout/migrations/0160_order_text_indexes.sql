-- Serve the search: a text of three letters or more that the order contains, and a shorter one that begins order number,
-- name or e-mail. Sales append to a short pending list, which is merged once it has a megabyte.
drop index concurrently if exists checkout.orders_by_contained_text;
create index concurrently orders_by_contained_text on checkout.orders using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 1024)
  where payment = 'paid';
drop index concurrently if exists checkout.orders_by_text;
alter index checkout.orders_by_contained_text rename to orders_by_text;
