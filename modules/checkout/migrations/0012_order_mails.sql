-- What became of the mails and refunds that follow an order; staff see those that failed for good.
alter table checkout.orders
  -- How often the receipt was asked for: once by the payment, and again by staff.
  add column receipt_number smallint not null default 1 check (receipt_number > 0),
  add column receipt_sent_at timestamptz,
  add column receipt_failed_at timestamptz,
  add column refund_failed_at timestamptz,
  -- Øre, once the provider has taken the refund.
  add column refunded_amount integer check (refunded_amount > 0);

update checkout.orders
set receipt_sent_at = paid_at
where payment in ('paid', 'refunded');

create index orders_that_failed on checkout.orders (id)
  where receipt_failed_at is not null or refund_failed_at is not null;
