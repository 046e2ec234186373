-- The index of the text has each order's week as well: a search by age finds the orders of some weeks alone, while most
-- of those that match may be old.
drop index concurrently if exists checkout.orders_by_text_and_week;
create index concurrently orders_by_text_and_week on checkout.orders
  using gin (search_text gin_trgm_ops, (array[((created_at at time zone 'UTC')::date - date '2020-01-06') / 7]))
  with (gin_pending_list_limit = 1024)
  where payment = 'paid';
drop index concurrently if exists checkout.orders_by_text;
alter index checkout.orders_by_text_and_week rename to orders_by_text;
