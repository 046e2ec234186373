create schema newsletter;

create table newsletter.subscribers (
  id integer generated always as identity primary key,
  email text not null check (length(email) between 6 and 254),
  name text check (length(name) <= 100),
  is_active boolean not null default true,
  subscribed_at timestamptz not null default now()
);

create unique index subscribers_by_email on newsletter.subscribers (lower(email));

create table newsletter.campaigns (
  id integer generated always as identity primary key,
  idempotency_key text not null unique,
  subject text not null,
  content text not null,
  sender_name text not null,
  created_at timestamptz not null default now()
);

-- One row per campaign and subscriber: a subscriber gets a campaign at most once, also after a crash.
create table newsletter.campaign_mails (
  campaign_id integer not null references newsletter.campaigns,
  subscriber_id integer not null references newsletter.subscribers,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'skipped')),
  sent_at timestamptz,
  primary key (campaign_id, subscriber_id)
);

create table newsletter.contact_messages (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  received_at timestamptz not null default now()
);
