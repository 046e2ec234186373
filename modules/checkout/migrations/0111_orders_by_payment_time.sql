-- The sales of a period, for the sales journal.
drop index concurrently if exists checkout.orders_by_payment_time;
create index concurrently orders_by_payment_time on checkout.orders (paid_at)
where payment = 'paid';
