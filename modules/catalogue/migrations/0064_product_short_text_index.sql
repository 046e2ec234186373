-- Serves staff's searches of one or two letters. Statistics on the parts would slow down each analysis of the table.
drop index concurrently if exists catalogue.products_by_short_text;
create index concurrently products_by_short_text on catalogue.products using gin (public.short_parts(search_text))
  with (gin_pending_list_limit = 1024);
alter index catalogue.products_by_short_text alter column 1 set statistics 0;
