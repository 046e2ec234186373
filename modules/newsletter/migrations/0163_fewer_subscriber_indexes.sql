-- Two versions: no release has it.
drop index newsletter.subscribers_by_short_text;
