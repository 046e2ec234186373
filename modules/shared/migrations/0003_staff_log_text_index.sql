-- Serves the search.
drop index concurrently if exists log.staff_actions_by_text;
create index concurrently staff_actions_by_text on log.staff_actions using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 1024);
