-- The index of short texts has each order's week as well: a search in a period finds the orders of its weeks alone.
drop index concurrently if exists checkout.orders_by_short_text_week_and_name;
create index concurrently orders_by_short_text_week_and_name on checkout.orders
  using gin (
    public.short_parts(search_text),
    (array[((created_at at time zone 'UTC')::date - date '2020-01-06') / 7]),
    checkout.stretches_of(customer_name)
  )
  with (gin_pending_list_limit = 1024)
  where payment = 'paid';
alter index checkout.orders_by_short_text_week_and_name alter column 1 set statistics 0;
drop index concurrently if exists checkout.orders_by_short_text;
alter index checkout.orders_by_short_text_week_and_name rename to orders_by_short_text;
