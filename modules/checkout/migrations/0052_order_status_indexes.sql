-- Each sort order of the orders of one status.
drop index concurrently if exists checkout.orders_of_status_by_age;
create index concurrently orders_of_status_by_age on checkout.orders (status, created_at, id) where payment = 'paid';
drop index concurrently if exists checkout.orders_of_status_by_total;
create index concurrently orders_of_status_by_total on checkout.orders (status, total, id) include (created_at) where payment = 'paid';
drop index concurrently if exists checkout.orders_of_status_by_name;
create index concurrently orders_of_status_by_name on checkout.orders (status, customer_name, id) include (created_at) where payment = 'paid';
