-- Serves the orders of a period by total: those of its days are merged. The days are those of UTC, whose start never
-- changes.
drop index concurrently if exists checkout.orders_of_day_by_total;
create index concurrently orders_of_day_by_total
  on checkout.orders (((created_at at time zone 'UTC')::date), total, id)
  include (status, created_at)
  where payment = 'paid';
