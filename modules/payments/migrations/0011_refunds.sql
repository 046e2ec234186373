create schema payments;

-- Money that goes back to a customer: of a paid order as staff asked here or in the provider's dashboard, or of an order
-- that could not be delivered, all of it. That one was no sale, so its refund has no credit note.
create table payments.refunds (
  id integer generated always as identity primary key,
  order_id integer not null references orders.orders,
  -- Counts the refunds of the order, from 1.
  number smallint not null check (number > 0),
  -- The provider's id, once it has the refund.
  provider_id text unique,
  -- Øre.
  amount integer not null check (amount > 0),
  reason text check (length(reason) between 1 and 200),
  -- due: the provider is to be asked; made: it has accepted; failed: no money went back.
  state text not null check (state in ('due', 'made', 'failed')),
  -- Why a failed refund was not made: the provider refused it, or it was held back because the provider had made another
  -- one that the shop did not know of. Null while the shop does not know more than that no answer came.
  failure text check (failure in ('refused', 'held_back')),
  is_restocked boolean not null default false,
  -- Null for a refund of the provider's dashboard, or of an order that could not be delivered.
  administrator text check (length(administrator) <= 120),
  requested_at timestamptz not null,
  made_at timestamptz,
  failed_at timestamptz,
  -- When staff asked again for one that failed, as another refund.
  followed_up_at timestamptz,
  check (state <> 'made' or (made_at is not null and provider_id is not null)),
  check (state <> 'failed' or failed_at is not null),
  unique (order_id, number)
);

create index refunds_by_age on payments.refunds (requested_at, id);
create index refunds_by_state on payments.refunds (state, requested_at, id);
create index refunds_to_follow_up on payments.refunds (order_id)
  where state = 'failed' and followed_up_at is null;

-- Units that came back with a refund.
create table payments.refunded_units (
  refund_id integer references payments.refunds,
  item_id integer not null,
  quantity integer not null check (quantity > 0),
  -- Units that the refund put into stock. They stay there when it fails, so that the next refund of them must not put
  -- them there again.
  restocked integer not null default 0,
  primary key (refund_id, item_id)
);

-- Payments that customers had their banks take back.
create table payments.disputes (
  id text primary key,
  order_id integer not null references orders.orders,
  -- Øre that are withdrawn from the shop: 0 while nothing is, and once the shop has won.
  withdrawn integer not null check (withdrawn >= 0),
  -- Øre that the customer disputes.
  amount integer not null check (amount >= 0),
  reason text not null check (length(reason) <= 60),
  status text not null check (length(status) <= 60),
  opened_at timestamptz not null,
  -- Until when evidence can be sent; null when it can't be any more.
  answer_by timestamptz
);

create index disputes_of_order on payments.disputes (order_id);
create index disputes_by_age on payments.disputes (opened_at, id);

-- Amounts that a dispute took off the shop's balance with the provider, or put back.
create table payments.dispute_moves (
  -- The provider's id of the balance transaction.
  id text primary key,
  dispute_id text not null references payments.disputes,
  -- Øre; negative when the bank withdraws the money.
  amount integer not null,
  -- Øre that the provider charges; null when it is no amount in kroner.
  fee integer,
  at timestamptz not null
);

create index dispute_moves_by_age on payments.dispute_moves (at);
create index moves_of_dispute on payments.dispute_moves (dispute_id);

-- Payments that the shop could neither settle nor pay back in all attempts, and tries again. No order tells of them. A
-- payment can be stuck in both ways at once: its settlement ended, and what it left to pay back is tried again.
create table payments.stuck_payments (
  payment_intent_id text,
  -- settlement: the payment of an order; refund: a payment of no order, which is to be paid back.
  kind text check (kind in ('settlement', 'refund')),
  since timestamptz not null,
  primary key (payment_intent_id, kind)
);
