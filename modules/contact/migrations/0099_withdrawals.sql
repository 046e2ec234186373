-- Customers' withdrawals from a purchase (angrerettloven § 20), as the form of /angrerett sends them.
create table contact.withdrawals (
  id integer generated always as identity primary key,
  key text unique not null,
  name text not null,
  email text not null,
  goods text not null,
  order_number text,
  received text,
  address text,
  received_at timestamptz not null
);

create index withdrawals_by_age on contact.withdrawals (received_at);
create index withdrawals_by_email on contact.withdrawals (lower(email));
