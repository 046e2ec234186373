-- What administrators did with an order, each entry in the same transaction as its change.
create table checkout.order_log (
  id integer generated always as identity primary key,
  order_id integer not null references checkout.orders,
  at timestamptz not null,
  -- The user name at that time, so that the entry survives a deleted account.
  administrator text not null check (length(administrator) <= 120),
  event text not null check (event in ('status', 'tracking', 'receipt', 'notice', 'refund')),
  -- A status or tracking number before and after the change.
  was text check (length(was) <= 40),
  became text check (length(became) <= 40)
);

create index log_of_order on checkout.order_log (order_id, id);

alter table checkout.orders
  add column tracking_number text check (length(tracking_number) between 1 and 40),
  -- The number of shipping notices requested: the first with the status, then one for each new tracking number.
  add column notice_number smallint not null default 0 check (notice_number >= 0),
  add column notice_sent_at timestamptz,
  add column notice_failed_at timestamptz;

drop index checkout.orders_that_failed;
create index orders_that_failed on checkout.orders (id)
  where receipt_failed_at is not null or refund_failed_at is not null or notice_failed_at is not null;
