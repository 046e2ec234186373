-- Serves staff's search.
drop index concurrently if exists catalogue.products_by_text;
create index concurrently products_by_text on catalogue.products using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 1024);
