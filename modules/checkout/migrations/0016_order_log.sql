-- Who did what with an order, and when: written in the transaction of what was done.
create table checkout.order_log (
  id integer generated always as identity primary key,
  order_id integer not null references checkout.orders,
  at timestamptz not null,
  -- Their name as it was then, so that the entry outlives them.
  administrator text not null check (length(administrator) <= 120),
  event text not null check (event in ('status', 'tracking', 'receipt', 'notice', 'refund')),
  -- What a status or tracking number was, and what it became.
  was text check (length(was) <= 40),
  became text check (length(became) <= 40)
);

create index log_of_order on checkout.order_log (order_id, id);

alter table checkout.orders
  add column tracking_number text check (length(tracking_number) between 1 and 40),
  -- How often the customer was to be told that the parcel is on its way; with each new tracking number once more.
  add column notice_number smallint not null default 0 check (notice_number >= 0),
  add column notice_sent_at timestamptz,
  add column notice_failed_at timestamptz;

drop index checkout.orders_that_failed;
create index orders_that_failed on checkout.orders (id)
  where receipt_failed_at is not null or refund_failed_at is not null or notice_failed_at is not null;
