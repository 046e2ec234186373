alter table newsletter.campaign_mails
  -- The mail server was blamed for a refusal of it: the next one is its own.
  add column is_forgiven boolean not null default false,
  -- Of a failed one; none where it failed before reasons were noted.
  add column reason text check (reason in ('refused', 'unavailable', 'unknown'));

alter table newsletter.subscribers
  -- When the address last signed up: what happened to mails before that says nothing about it any more.
  add column signed_up_at timestamptz not null default now();
-- Of those who were there before, nothing is known but when they first did.
update newsletter.subscribers
set signed_up_at = subscribed_at;
