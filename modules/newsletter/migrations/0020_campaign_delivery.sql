alter table newsletter.campaigns
  add column state text not null default 'sending' check (state in ('sending', 'paused', 'done', 'cancelled')),
  -- Whom it goes to is written down by a job: for a million people that takes longer than a call should.
  add column is_addressed boolean not null default false,
  -- Who subscribes later does not get it.
  add column last_subscriber_id integer not null default 0,
  add column recipients integer not null default 0,
  -- The mail server is left alone until then.
  add column held_until timestamptz,
  -- How often in a row it had to be.
  add column holds smallint not null default 0,
  -- When a job last looked after it.
  add column tended_at timestamptz;

alter table newsletter.campaign_mails
  drop constraint campaign_mails_state_check,
  add check (state in ('queued', 'sending', 'sent', 'failed', 'skipped')),
  -- Of a queued one: not to be tried before. A worker that takes some to send puts off the others' look at them.
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
-- With the index above, all but the sent ones, which are what remains of the recipients.
create index other_campaign_mails on newsletter.campaign_mails (state, campaign_id, began_at)
  where state in ('sending', 'failed', 'skipped');

-- When the next mail of any campaign may go, for all workers together.
create table newsletter.pace (
  is_only boolean primary key default true check (is_only),
  next_at timestamptz not null default 'epoch'
);
insert into newsletter.pace default values;

-- What the links to unsubscribe are signed with. A random uuid has 122 random bits.
create table newsletter.link_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into newsletter.link_secret default values;
