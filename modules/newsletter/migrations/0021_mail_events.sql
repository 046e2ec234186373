-- Calls that reported bounces and complaints, kept while the sender may repeat them.
create table newsletter.mail_event_calls (
  id text primary key,
  received_at timestamptz not null
);

create table newsletter.mail_events (
  subscriber_id integer not null references newsletter.subscribers,
  type text not null check (type in ('bounce', 'complaint')),
  kind text not null check (kind in ('hard', 'soft')),
  at timestamptz not null,
  primary key (subscriber_id, at, type, kind)
);
create index mail_events_by_age on newsletter.mail_events (at);

alter table newsletter.subscribers
  -- Lower case and normalized: å as one character equals an a with a combining ring.
  add column search_text text collate "C" generated always as (
    lower(normalize(email || E'\n' || coalesce(name, '')) collate "nb-x-icu")
  ) stored;

create index subscribers_by_age on newsletter.subscribers (subscribed_at, id);
