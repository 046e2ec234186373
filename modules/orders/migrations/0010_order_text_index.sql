-- Serves the search for a text of three letters or more. Sales append to a short pending list, which is merged once it
-- has a megabyte.
drop index concurrently if exists orders.orders_by_text;
create index concurrently orders_by_text on orders.orders using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 1024)
  where payment = 'paid';
