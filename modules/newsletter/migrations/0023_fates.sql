alter table newsletter.campaign_mails
  -- The mail server was blamed for a refusal of it: the next one is its own.
  add column is_forgiven boolean not null default false;
