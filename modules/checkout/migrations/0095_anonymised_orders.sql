-- When an order's customer was replaced, either because the bookkeeping period was over or on request.
alter table checkout.orders add column anonymised_at timestamptz;
