-- Forgotten addresses that had unsubscribed, bounced or complained, as keyed hashes: only a confirmed sign-up of the
-- address itself subscribes it again.
create table newsletter.suppressed_addresses (
  hash text primary key
);
