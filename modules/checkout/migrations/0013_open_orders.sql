alter table checkout.orders
  -- The time at which the reconciliation last asked the provider about the order.
  add column looked_at timestamptz,
  -- Part of the idempotency key with which the order's intent is created.
  add column intent_key smallint not null default 1;

drop index checkout.open_orders_by_hold;
create index open_orders_by_look on checkout.orders (looked_at nulls first, held_until) where payment = 'open';
create index abandoned_orders_by_hold on checkout.orders (held_until) where payment = 'abandoned';
