alter table checkout.orders
  -- When the reconciliation asked the provider about it last.
  add column looked_at timestamptz,
  -- Part of the key under which the provider makes the order's intent once.
  add column intent_key smallint not null default 1;

drop index checkout.open_orders_by_hold;
create index open_orders_by_look on checkout.orders (looked_at nulls first, held_until) where payment = 'open';
create index abandoned_orders_by_hold on checkout.orders (held_until) where payment = 'abandoned';
