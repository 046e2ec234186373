alter table checkout.discount_codes
  -- Increases with each edit by staff, to detect edits of a stale version.
  add column version integer not null default 1 check (version >= 1);

-- Serves the count of held uses: orders that await payment.
create index open_orders_by_code on checkout.orders (discount_code_id)
  where payment = 'open' and discount_code_id is not null;
