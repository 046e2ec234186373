-- Serves the search for a text of three letters or more.
drop index concurrently if exists newsletter.subscribers_by_text;
create index concurrently subscribers_by_text on newsletter.subscribers using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 1024);
