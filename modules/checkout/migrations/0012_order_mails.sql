-- The outcomes of an order's mails and refunds. Staff see the ones that failed after the last retry.
alter table checkout.orders
  -- The number of receipts requested: one by the payment, further ones by staff.
  add column receipt_number smallint not null default 1 check (receipt_number > 0),
  add column receipt_sent_at timestamptz,
  add column receipt_failed_at timestamptz,
  add column refund_failed_at timestamptz,
  -- Øre; null until the provider has accepted the refund.
  add column refunded_amount integer check (refunded_amount > 0);

update checkout.orders
set receipt_sent_at = paid_at
where payment in ('paid', 'refunded');

create index orders_that_failed on checkout.orders (id)
  where receipt_failed_at is not null or refund_failed_at is not null;
