alter table newsletter.campaign_mails
  -- The mail server was blamed for a refusal of it: the next one is its own.
  add column is_forgiven boolean not null default false,
  -- Of a failed one; none where it failed before reasons were noted.
  add column reason text check (reason in ('refused', 'unavailable', 'unknown'));
