create table newsletter.campaigns (
  id integer generated always as identity primary key,
  subject text not null,
  content text not null,
  sender_name text not null,
  created_at timestamptz not null default now(),
  -- No mail is sent before this time; until then the campaign can be withdrawn.
  starts_at timestamptz not null default now(),
  state text not null default 'sending' check (state in ('sending', 'paused', 'done', 'cancelled', 'withdrawn')),
  -- True once a job has inserted the recipients: for a million subscribers that takes too long for a call.
  is_addressed boolean not null default false,
  -- Later subscribers do not get the campaign.
  last_subscriber_id integer not null default 0,
  recipients integer not null default 0,
  -- Delivery is suspended until then, because the mail server fails.
  held_until timestamptz,
  -- Consecutive suspensions, for the backoff.
  holds smallint not null default 0,
  -- The time at which a job last worked on the campaign.
  tended_at timestamptz
);

-- One row per campaign and subscriber: a subscriber gets a campaign at most once, also after a crash.
create table newsletter.campaign_mails (
  campaign_id integer not null references newsletter.campaigns,
  subscriber_id integer not null references newsletter.subscribers,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'skipped')),
  -- Of a queued mail: the time of the next attempt. A worker postpones it as a lease on the mails that it takes.
  due_at timestamptz not null default now(),
  attempts smallint not null default 0,
  began_at timestamptz,
  sent_at timestamptz,
  -- True once a refusal of this mail was counted against the mail server; the next one counts against the address.
  is_forgiven boolean not null default false,
  -- Of a failed mail. 'deferred': the mail server only ever refused temporarily, so the mail can be sent again, unlike a
  -- 'refused' one.
  reason text check (reason in ('refused', 'deferred', 'unavailable', 'unknown')),
  primary key (campaign_id, subscriber_id)
);

create index queued_campaign_mails on newsletter.campaign_mails (campaign_id, due_at, subscriber_id)
  where state = 'queued';
-- Includes the reason for the campaign's figures. The sent mails are the rest of its recipients.
create index other_campaign_mails on newsletter.campaign_mails (state, campaign_id, began_at) include (reason)
  where state in ('sending', 'failed', 'skipped');

-- The time at which the next mail of any campaign may be sent; shared by all workers to throttle them together.
create table newsletter.pace (
  is_only boolean primary key default true check (is_only),
  next_at timestamptz not null default 'epoch'
);
insert into newsletter.pace default values;
