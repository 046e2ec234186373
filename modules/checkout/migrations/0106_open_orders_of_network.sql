-- What a network holds without having paid.
drop index concurrently if exists checkout.open_orders_of_network;
create index concurrently open_orders_of_network on checkout.orders (client_address)
  where payment = 'open';
