-- The same for searches of one or two letters by name.
drop index concurrently if exists checkout.orders_by_short_text_and_name;
create index concurrently orders_by_short_text_and_name on checkout.orders
  using gin (public.short_parts(search_text), checkout.stretches_of(customer_name))
  with (gin_pending_list_limit = 1024)
  where payment = 'paid';
alter index checkout.orders_by_short_text_and_name alter column 1 set statistics 0;
drop index concurrently if exists checkout.orders_by_short_text;
alter index checkout.orders_by_short_text_and_name rename to orders_by_short_text;
