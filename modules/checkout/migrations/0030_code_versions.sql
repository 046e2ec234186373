alter table checkout.discount_codes
  -- Grows with each change by staff, so that a change made on an older state is noticed.
  add column version integer not null default 1 check (version >= 1);

-- Uses that are held: orders that wait for their payment.
create index open_orders_by_code on checkout.orders (discount_code_id)
  where payment = 'open' and discount_code_id is not null;
