-- Recently paid orders by network address, against which refused cards are weighed. A row names no order, so that an
-- order's address is still forgotten when it is paid.
create table checkout.paid_networks (
  client_address text not null,
  paid_at timestamptz not null
);

create index paid_networks_of_address on checkout.paid_networks (client_address, paid_at);
create index paid_networks_by_age on checkout.paid_networks (paid_at);
