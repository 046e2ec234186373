alter table newsletter.campaigns
  add column state text not null default 'sending' check (state in ('sending', 'paused', 'done', 'cancelled')),
  -- True once a job has inserted the recipients: for a million subscribers that takes too long for a call.
  add column is_addressed boolean not null default false,
  -- Later subscribers do not get the campaign.
  add column last_subscriber_id integer not null default 0,
  add column recipients integer not null default 0,
  -- Delivery is suspended until then, because the mail server fails.
  add column held_until timestamptz,
  -- Consecutive suspensions, for the backoff.
  add column holds smallint not null default 0,
  -- The time at which a job last worked on the campaign.
  add column tended_at timestamptz;

alter table newsletter.campaign_mails
  drop constraint campaign_mails_state_check,
  add check (state in ('queued', 'sending', 'sent', 'failed', 'skipped')),
  -- Of a queued mail: the time of the next attempt. A worker postpones it as a lease on the mails that it takes.
  add column due_at timestamptz not null default now(),
  add column attempts smallint not null default 0,
  add column began_at timestamptz;

update newsletter.campaign_mails
set began_at = now()
where state = 'sending';

update newsletter.campaigns c
set is_addressed = true,
    recipients = (select count(*) from newsletter.campaign_mails m where m.campaign_id = c.id);

create index queued_campaign_mails on newsletter.campaign_mails (campaign_id, due_at, subscriber_id)
  where state = 'queued';
-- This index and the one above count all mails but the sent ones, whose number is the difference to the recipients.
create index other_campaign_mails on newsletter.campaign_mails (state, campaign_id, began_at)
  where state in ('sending', 'failed', 'skipped');

-- The time at which the next mail of any campaign may be sent; shared by all workers to throttle them together.
create table newsletter.pace (
  is_only boolean primary key default true check (is_only),
  next_at timestamptz not null default 'epoch'
);
insert into newsletter.pace default values;

-- The secret that signs unsubscribe links. A random UUID has 122 random bits.
create table newsletter.link_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into newsletter.link_secret default values;
