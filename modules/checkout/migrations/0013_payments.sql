-- An intent pays one revision and is never changed. These were cancelled because a later revision replaced theirs.
-- The provider's later events about them belong to the order, but do not abandon it.
create table checkout.replaced_intents (
  payment_intent_id text primary key,
  order_id integer not null references checkout.orders
);

create index replaced_intents_of_order on checkout.replaced_intents (order_id);

-- The payment intent up to which the provider's intents have been compared with the orders; see find-lost-payments.ts.
-- One row at most.
create table checkout.intent_cursor (
  is_only boolean primary key default true check (is_only),
  payment_intent_id text not null
);

-- Payments that the shop could neither settle nor pay back in all attempts, and tries again. No order tells of them. A
-- payment can be stuck in both ways at once: its settlement ended, and what it left to pay back is tried again.
create table checkout.stuck_payments (
  payment_intent_id text,
  -- settlement: the payment of an order; refund: a payment of no order, which is to be paid back.
  kind text check (kind in ('settlement', 'refund')),
  since timestamptz not null,
  primary key (payment_intent_id, kind)
);

-- Recent card payments that the bank refused; their number is limited as a defence against card testing.
create table checkout.failed_payments (
  event_id text primary key,
  session_id text not null,
  client_address text,
  failed_at timestamptz not null
);

create index failed_payments_of_session on checkout.failed_payments (session_id, failed_at);
create index failed_payments_of_address on checkout.failed_payments (client_address, failed_at);
create index failed_payments_by_age on checkout.failed_payments (failed_at);

-- Recently paid orders by network address, against which refused cards are weighed. A row names no order, so that an
-- order's address is still forgotten when it is paid.
create table checkout.paid_networks (
  client_address text not null,
  paid_at timestamptz not null
);

create index paid_networks_of_address on checkout.paid_networks (client_address, paid_at);
create index paid_networks_by_age on checkout.paid_networks (paid_at);
