-- Money that goes back to the customer of a paid order, whether staff sent it from here or from the provider's dashboard.
-- An order that could not be delivered was never a sale: its refund is in the order's own columns.
create table checkout.refunds (
  id integer generated always as identity primary key,
  order_id integer not null references checkout.orders,
  -- Counts the refunds of the order, from 1.
  number smallint not null check (number > 0),
  -- The caller's idempotency key; null for a refund of the provider's dashboard.
  key text check (length(key) between 8 and 100),
  -- The provider's id, once it has the refund.
  provider_id text unique,
  -- Øre.
  amount integer not null check (amount > 0),
  reason text check (length(reason) between 1 and 200),
  -- due: the provider is to be asked; made: it has accepted; failed: no money went back.
  state text not null check (state in ('due', 'made', 'failed')),
  is_restocked boolean not null default false,
  -- Null for a refund of the provider's dashboard.
  administrator text check (length(administrator) <= 120),
  requested_at timestamptz not null,
  made_at timestamptz,
  failed_at timestamptz,
  -- When staff asked again for one that failed, as another refund.
  followed_up_at timestamptz,
  -- The mail about it.
  told_at timestamptz,
  telling_failed_at timestamptz,
  check (state <> 'made' or (made_at is not null and provider_id is not null)),
  check (state <> 'failed' or failed_at is not null),
  unique (order_id, number),
  unique (order_id, key)
);
create index refunds_by_age on checkout.refunds (requested_at, id);
create index refunds_by_state on checkout.refunds (state, requested_at, id);
create index refunds_to_look_at on checkout.refunds (order_id)
where telling_failed_at is not null or (state = 'failed' and followed_up_at is null);

-- Units that came back with a refund.
create table checkout.refunded_units (
  refund_id integer references checkout.refunds,
  item_id integer not null,
  quantity integer not null check (quantity > 0),
  primary key (refund_id, item_id)
);

-- Payments that customers had their banks take back.
create table checkout.disputes (
  id text primary key,
  order_id integer not null references checkout.orders,
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
create index disputes_of_order on checkout.disputes (order_id);
create index disputes_by_age on checkout.disputes (opened_at, id);

-- For a paid order, refunded_amount is the sum of its refunds that have not failed, and this the sum that disputes
-- withdraw. The earlier version reads neither.
alter table checkout.orders
  add column disputed_amount integer,
  -- The payment method in the provider's terms, once the receipt has asked for it.
  add column paid_with jsonb;

-- Two versions: 0.1.0 never writes refunded_amount to a paid order.
alter table checkout.orders
  add constraint orders_money_out check (
    coalesce(disputed_amount, 0) >= 0
    and (payment <> 'paid' or coalesce(refunded_amount, 0) <= total)
  ) not valid;

-- What the shop keeps of a paid order, in øre.
create function checkout.kept_amount(o checkout.orders) returns integer language sql immutable as $$
  select greatest(0, o.total - coalesce(o.refunded_amount, 0) - coalesce(o.disputed_amount, 0))
$$;

-- Two versions: 0.1.0 writes neither amount of a paid order, so its sums stay the same.
create or replace function checkout.add_order_sums() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.payment = 'paid' then
    insert into checkout.order_sums (day, status, orders, total)
    values ((old.created_at at time zone 'Europe/Oslo')::date, old.status, -1, -checkout.kept_amount(old));
  end if;
  if tg_op <> 'DELETE' and new.payment = 'paid' then
    insert into checkout.order_sums (day, status, orders, total)
    values ((new.created_at at time zone 'Europe/Oslo')::date, new.status, 1, checkout.kept_amount(new));
  end if;
  return null;
end
$$;

-- Two versions: 0.1.0 changes neither amount of a paid order.
create or replace trigger order_updated
  after update on checkout.orders
  for each row when (
    'paid' in (old.payment, new.payment)
    and (old.payment, old.status, old.created_at, old.total, old.refunded_amount, old.disputed_amount)
      is distinct from (new.payment, new.status, new.created_at, new.total, new.refunded_amount, new.disputed_amount)
  )
  execute function checkout.add_order_sums();
