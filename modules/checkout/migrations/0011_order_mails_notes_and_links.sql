-- All mails about an order. A mail is queued until it is sent, has failed after the last retry, or is withdrawn.
create table checkout.order_mails (
  order_id integer not null references checkout.orders,
  kind text not null check (kind ~ '^[a-z]{1,20}$'),
  -- Counts the order's mails of this kind: staff can request further ones.
  number smallint not null check (number > 0),
  sent_at timestamptz,
  failed_at timestamptz,
  -- Set when the content became stale before the mail was sent.
  withdrawn_at timestamptz,
  -- The order's tracking number in the mail that was sent.
  tracking_number text check (length(tracking_number) <= 40),
  primary key (order_id, kind, number)
);

create index mails_that_failed on checkout.order_mails (order_id)
  where failed_at is not null;
-- The mails that wait or have failed, among all that were ever sent.
create index unsent_mails on checkout.order_mails (order_id)
  where sent_at is null
    and withdrawn_at is null;

-- Notes of staff on an order, which customers never see. A deleted note has no text any more.
create table checkout.order_notes (
  id integer generated always as identity primary key,
  order_id integer not null references checkout.orders,
  at timestamptz not null,
  -- The username at that time, so that the note survives a deleted account.
  administrator text not null check (length(administrator) <= 120),
  text text not null check (length(text) <= 2000),
  deleted_at timestamptz,
  check ((text = '') = (deleted_at is not null))
);

create index notes_of_order on checkout.order_notes (order_id, id);

-- The secret that signs links to orders. A random UUID has 122 random bits.
create table checkout.link_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into checkout.link_secret default values;
