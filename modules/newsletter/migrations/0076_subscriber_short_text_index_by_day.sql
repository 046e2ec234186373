-- The same for searches of one or two letters.
drop index concurrently if exists newsletter.subscribers_by_short_text_and_day;
create index concurrently subscribers_by_short_text_and_day on newsletter.subscribers
  using gin (public.short_parts(search_text), newsletter.days_of(subscribed_at))
  with (gin_pending_list_limit = 1024);
alter index newsletter.subscribers_by_short_text_and_day alter column 1 set statistics 0;
drop index concurrently if exists newsletter.subscribers_by_short_text_without_day;
alter index if exists newsletter.subscribers_by_short_text rename to subscribers_by_short_text_without_day;
alter index newsletter.subscribers_by_short_text_and_day rename to subscribers_by_short_text;
drop index concurrently if exists newsletter.subscribers_by_short_text_without_day;
