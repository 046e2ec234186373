-- Payments that the shop could neither settle nor pay back in all attempts, and tries again. No order tells of them.
create table checkout.stuck_payments (
  payment_intent_id text primary key,
  -- settlement: the payment of an order; refund: a payment of no order, which is to be paid back.
  kind text not null check (kind in ('settlement', 'refund')),
  since timestamptz not null
);
