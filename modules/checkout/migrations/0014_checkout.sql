create schema checkout;

create table checkout.discount_codes (
  id integer generated always as identity primary key,
  -- edit-codes.ts refuses the code of the built-in offer.
  code text not null check (code = upper(code) and length(code) between 1 and 40),
  description text check (length(description) <= 200),
  type text not null check (type in ('percentage', 'fixed', 'buy_x_get_y')),
  value integer not null check (value > 0 and (type <> 'percentage' or value <= 100)),
  minimum_amount integer not null default 0 check (minimum_amount >= 0),
  max_uses integer check (max_uses > 0),
  current_uses integer not null default 0 check (current_uses >= 0),
  valid_until date,
  exclude_custom_patches boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- Orders refer to their discount codes, so a deleted code is only hidden.
  deleted_at timestamptz,
  -- Increases with each edit by staff, to detect edits of a stale version.
  version integer not null default 1 check (version >= 1),
  -- Author and time of the latest edit; null before the first.
  changed_by text,
  changed_at timestamptz
);

create unique index discount_codes_by_code on checkout.discount_codes (code) where deleted_at is null;

-- Units that an open order reserves until it is paid or abandoned. Every writer locks the product's row first, so
-- that reserved and sold units together never exceed the stock.
create table checkout.holds (
  order_id integer not null references orders.orders,
  product_id integer not null check (product_id > 0),
  quantity integer not null check (quantity > 0),
  primary key (order_id, product_id)
);

create index holds_of_product on checkout.holds (product_id);

-- The payment intent up to which the provider's intents have been compared with the orders; see find-lost-payments.ts.
-- One row at most.
create table checkout.intent_cursor (
  is_only boolean primary key default true check (is_only),
  payment_intent_id text not null
);

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

-- Recently paid orders by network address, against which refused cards are weighed. A row names no order, so that an
-- order's address is still forgotten when it is paid.
create table checkout.paid_networks (
  client_address text not null,
  paid_at timestamptz not null
);

create index paid_networks_of_address on checkout.paid_networks (client_address, paid_at);
create index paid_networks_by_age on checkout.paid_networks (paid_at);
