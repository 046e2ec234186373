create schema checkout;

-- An order is stored before it can be paid. The contents of an open order may change; each change is a revision,
-- and the payment intent names the revision that it pays.
create table checkout.orders (
  id integer generated always as identity primary key,
  order_number text not null unique check (order_number ~ '^RP-[A-Z0-9]{8}$'),
  session_id text not null,
  payment text not null default 'open' check (payment in ('open', 'paid', 'refund_due', 'refunded', 'abandoned')),
  status text not null default 'pending' check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  payment_intent_id text unique,
  revision integer not null default 0 check (revision >= 0),
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  check ((payment in ('paid', 'refund_due', 'refunded')) = (paid_at is not null))
);

create unique index one_open_order_per_session on checkout.orders (session_id) where payment = 'open';
create index paid_orders_by_age on checkout.orders (created_at desc, id desc) where payment = 'paid';

create table checkout.order_revisions (
  order_id integer not null references checkout.orders,
  revision integer not null check (revision > 0),
  customer_name text not null,
  customer_email text not null,
  first_name text not null,
  last_name text not null,
  address text not null,
  postal_code text not null,
  city text not null,
  phone text not null,
  discount_code text,
  subtotal integer not null check (subtotal > 0),
  discount integer not null check (discount between 0 and subtotal),
  shipping integer not null check (shipping >= 0),
  total integer not null check (total = subtotal - discount + shipping),
  created_at timestamptz not null default now(),
  primary key (order_id, revision)
);

create table checkout.order_lines (
  order_id integer not null,
  revision integer not null,
  item_id integer not null,
  product_id integer not null,
  name text not null,
  image text not null,
  unit_price integer not null check (unit_price > 0),
  quantity integer not null check (quantity > 0),
  check (product_id <> 999999 or quantity >= 10),
  primary key (order_id, revision, item_id),
  foreign key (order_id, revision) references checkout.order_revisions
);

-- The payment provider's events that were handled, each inserted in the same transaction as its effects.
create table checkout.payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);
