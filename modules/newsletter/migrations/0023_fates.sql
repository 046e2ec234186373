alter table newsletter.campaign_mails
  -- True once a refusal of this mail was counted against the mail server; the next one counts against the address.
  add column is_forgiven boolean not null default false,
  -- Of a failed mail; null if it failed before this migration.
  add column reason text check (reason in ('refused', 'unavailable', 'unknown'));

alter table newsletter.subscribers
  -- The time of the latest sign-up. Earlier bounces and complaints no longer count against the address.
  add column signed_up_at timestamptz not null default now();
-- Of existing subscribers only the first sign-up is known.
update newsletter.subscribers
set signed_up_at = subscribed_at;
