-- A payment can be stuck in both ways at once: its settlement ended, and what it left to pay back is tried again.
-- Two versions: no release has the table.
drop table checkout.stuck_payments;
create table checkout.stuck_payments (
  payment_intent_id text,
  -- settlement: the payment of an order; refund: a payment of no order, which is to be paid back.
  kind text check (kind in ('settlement', 'refund')),
  since timestamptz not null,
  primary key (payment_intent_id, kind)
);
