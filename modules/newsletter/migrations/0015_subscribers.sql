create schema newsletter;

create table newsletter.subscribers (
  id integer generated always as identity primary key,
  email text not null check (length(email) between 6 and 254),
  name text check (length(name) <= 100),
  is_active boolean not null default true,
  subscribed_at timestamptz not null default now(),
  -- The time of the latest sign-up. Bounces and complaints from before it do not count against the address.
  signed_up_at timestamptz not null default now(),
  -- Lower case and normalized: å as one character equals an a with a combining ring.
  search_text text collate "C" generated always as (
    lower(normalize(email || E'\n' || coalesce(name, '')) collate "nb-x-icu")
  ) stored
);

create unique index subscribers_by_email on newsletter.subscribers (lower(email));
create index subscribers_by_age on newsletter.subscribers (subscribed_at, id);
-- Serves the counts. Equal keys are stored once, so it is small.
create index subscribers_by_activity on newsletter.subscribers (is_active);
-- Serve searches of one or two letters, which are the beginning of the lines of the text: address and name.
create index subscribers_by_beginning_of_email
  on newsletter.subscribers (split_part(search_text, E'\n', 1) text_pattern_ops);
create index subscribers_by_beginning_of_name
  on newsletter.subscribers (split_part(search_text, E'\n', 2) text_pattern_ops);

-- Sign-ups that wait for the link in their mail: one row per mail. The address is no subscriber because of them.
create table newsletter.confirmations (
  id integer generated always as identity primary key,
  email text not null check (length(email) between 6 and 254),
  name text check (length(name) <= 100),
  requested_at timestamptz not null
);

create index confirmations_by_email on newsletter.confirmations (lower(email), requested_at);

-- Forgotten addresses that had unsubscribed, bounced or complained, as keyed hashes: only a confirmed sign-up of the
-- address itself subscribes it again.
create table newsletter.suppressed_addresses (
  hash text primary key
);

-- The secret that signs unsubscribe links. A random UUID has 122 random bits.
create table newsletter.link_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into newsletter.link_secret default values;

create table newsletter.mail_events (
  subscriber_id integer not null references newsletter.subscribers,
  type text not null check (type in ('bounce', 'complaint')),
  kind text not null check (kind in ('hard', 'soft')),
  at timestamptz not null,
  primary key (subscriber_id, at, type, kind)
);

create index mail_events_by_age on newsletter.mail_events (at);
