-- Notes of staff on an order, which customers never see. A deleted note has no text any more, and keeps its key.
create table checkout.order_notes (
  id integer generated always as identity primary key,
  order_id integer not null references checkout.orders,
  at timestamptz not null,
  -- The username at that time, so that the note survives a deleted account.
  administrator text not null check (length(administrator) <= 120),
  text text not null check (length(text) <= 2000),
  deleted_at timestamptz,
  idempotency_key text not null unique check (length(idempotency_key) between 8 and 100),
  check ((text = '') = (deleted_at is not null))
);
create index notes_of_order on checkout.order_notes (order_id, id);
