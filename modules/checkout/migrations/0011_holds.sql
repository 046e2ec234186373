-- Units that an open order reserves until it is paid or abandoned. Every writer locks the product's row first, so
-- that reserved and sold units together never exceed the stock.
create table checkout.holds (
  order_id integer not null references checkout.orders,
  product_id integer not null check (product_id > 0),
  quantity integer not null check (quantity > 0),
  primary key (order_id, product_id)
);

create index holds_of_product on checkout.holds (product_id);

alter table checkout.orders
  -- The time at which the hold expires unless the order is paid.
  add column held_until timestamptz not null default now(),
  -- The discount code; the order counts as one of its uses.
  add column discount_code_id integer references checkout.discount_codes,
  -- The client's address, by which payment attempts are limited; null once the order is no longer open.
  add column client_address text check (length(client_address) <= 64);

create index open_orders_by_hold on checkout.orders (held_until) where payment = 'open';

alter table checkout.order_revisions
  add column discount_code_id integer references checkout.discount_codes;

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
