-- The index of the text has each subscriber's day as well: a search finds the newest ones that match, while most of those
-- that match may be older. Whenever this breaks off, one of the two serves the search.
drop index concurrently if exists newsletter.subscribers_by_text_and_day;
create index concurrently subscribers_by_text_and_day on newsletter.subscribers
  using gin (search_text gin_trgm_ops, newsletter.days_of(subscribed_at))
  with (gin_pending_list_limit = 1024);
drop index concurrently if exists newsletter.subscribers_by_text_without_day;
alter index if exists newsletter.subscribers_by_text rename to subscribers_by_text_without_day;
alter index newsletter.subscribers_by_text_and_day rename to subscribers_by_text;
drop index concurrently if exists newsletter.subscribers_by_text_without_day;
