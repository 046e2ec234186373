-- Serve searches of one or two letters, which are the beginning of the lines of the text: address and name.
drop index concurrently if exists newsletter.subscribers_by_beginning_of_email;
create index concurrently subscribers_by_beginning_of_email
  on newsletter.subscribers (split_part(search_text, E'\n', 1) text_pattern_ops);
drop index concurrently if exists newsletter.subscribers_by_beginning_of_name;
create index concurrently subscribers_by_beginning_of_name
  on newsletter.subscribers (split_part(search_text, E'\n', 2) text_pattern_ops);
