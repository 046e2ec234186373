-- Serves searches of one or two letters. Statistics on the parts would slow down each analysis of the table.
drop index concurrently if exists checkout.orders_by_short_text;
create index concurrently orders_by_short_text on checkout.orders using gin (public.short_parts(search_text))
  with (gin_pending_list_limit = 1024)
  where payment = 'paid';
alter index checkout.orders_by_short_text alter column 1 set statistics 0;
