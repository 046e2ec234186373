-- The index of the text has each order's week and the stretch of the alphabet of its name as well: a search by age finds
-- the orders of some weeks alone, and one by name those of some stretches, while most of those that match may be others.
drop index concurrently if exists checkout.orders_by_text_week_and_name;
create index concurrently orders_by_text_week_and_name on checkout.orders
  using gin (
    search_text gin_trgm_ops,
    (array[((created_at at time zone 'UTC')::date - date '2020-01-06') / 7]),
    checkout.stretches_of(customer_name)
  )
  with (gin_pending_list_limit = 1024)
  where payment = 'paid';
drop index concurrently if exists checkout.orders_by_text;
alter index checkout.orders_by_text_week_and_name rename to orders_by_text;
