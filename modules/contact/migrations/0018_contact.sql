create schema contact;

create table contact.messages (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  received_at timestamptz not null default now()
);

-- For the nightly deletion, and for what is stored about an address.
create index messages_by_age on contact.messages (received_at);
create index messages_by_email on contact.messages (lower(email));

-- Customers' withdrawals from a purchase (angrerettloven § 20), as the form of /angrerett sends them.
create table contact.withdrawals (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  goods text not null,
  order_number text,
  received text,
  address text,
  received_at timestamptz not null,
  -- Anybody can type any address into the form. So its receipt repeats only what was sent about a paid order of the
  -- address (is_of_order), and an address gets a bounded number of receipts (has_receipt).
  is_of_order boolean not null default false,
  has_receipt boolean not null default true
);

create index withdrawals_by_age on contact.withdrawals (received_at);
create index withdrawals_by_email on contact.withdrawals (lower(email));
