-- Orders of which money went back, for the revenue of a part of a day.
drop index concurrently if exists checkout.refunded_orders_by_age;
create index concurrently refunded_orders_by_age on checkout.orders (created_at)
where payment = 'paid' and (refunded_amount is not null or disputed_amount is not null);
