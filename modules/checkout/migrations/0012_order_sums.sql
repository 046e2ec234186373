-- Number and total of the paid orders by calendar day in Oslo and by status. A figure is the sum of its rows. A change
-- of an order only inserts rows, so that concurrent orders never wait for each other; a job merges them.
create table checkout.order_sums (
  day date not null,
  status text not null,
  orders integer not null,
  -- Øre.
  total bigint not null
);

-- What the shop keeps of a paid order, in øre.
create function checkout.kept_amount(o checkout.orders) returns integer language sql immutable as $$
  select greatest(0, o.total - coalesce(o.refunded_amount, 0) - coalesce(o.disputed_amount, 0))
$$;

create function checkout.add_order_sums() returns trigger language plpgsql as $$
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

create trigger order_inserted
  after insert on checkout.orders
  for each row when (new.payment = 'paid')
  execute function checkout.add_order_sums();
create trigger order_updated
  after update on checkout.orders
  for each row when (
    'paid' in (old.payment, new.payment)
    and (old.payment, old.status, old.created_at, old.total, old.refunded_amount, old.disputed_amount)
      is distinct from (new.payment, new.status, new.created_at, new.total, new.refunded_amount, new.disputed_amount)
  )
  execute function checkout.add_order_sums();
create trigger order_deleted
  after delete on checkout.orders
  for each row when (old.payment = 'paid')
  execute function checkout.add_order_sums();

create function checkout.delete_order_sums() returns trigger language plpgsql as $$
begin
  delete from checkout.order_sums;
  return null;
end
$$;

create trigger orders_truncated
  after truncate on checkout.orders
  for each statement execute function checkout.delete_order_sums();
