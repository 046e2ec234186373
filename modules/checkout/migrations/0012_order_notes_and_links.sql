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
