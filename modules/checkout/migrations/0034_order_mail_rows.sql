-- All mails about an order. A mail is queued until it is sent, has failed after the last retry, or is withdrawn.
create table checkout.order_mails (
  order_id integer not null references checkout.orders,
  kind text not null check (kind ~ '^[a-z]{1,20}$'),
  -- Counts the order's mails of this kind: staff can request further ones.
  number smallint not null check (number > 0),
  sent_at timestamptz,
  failed_at timestamptz,
  -- Set when the content became stale before the mail was sent.
  withdrawn_at timestamptz,
  -- The order's tracking number in the mail that was sent.
  tracking_number text check (length(tracking_number) <= 40),
  primary key (order_id, kind, number)
);

insert into checkout.order_mails (order_id, kind, number, sent_at, failed_at)
select id, 'receipt', receipt_number, receipt_sent_at, receipt_failed_at
from checkout.orders
where payment = 'paid';

-- These mails have a new queue. Mails left in the old queue become failed ones, which staff can send again.
insert into checkout.order_mails (order_id, kind, number, sent_at, failed_at)
select id, 'refunded', receipt_number, receipt_sent_at,
  case when receipt_sent_at is null then coalesce(receipt_failed_at, now()) end
from checkout.orders
where payment = 'refunded'
  or payment = 'refund_due'
    and receipt_sent_at is not null;

insert into checkout.order_mails (order_id, kind, number, sent_at, tracking_number)
select id, 'notice', notice_sent, coalesce(notice_sent_at, now()), told_tracking_number
from checkout.orders
where notice_sent > 0;

insert into checkout.order_mails (order_id, kind, number, failed_at, withdrawn_at)
select id, 'notice', notice_number, notice_failed_at, case when notice_withdrawn >= notice_number then now() end
from checkout.orders
where notice_number > notice_sent;

create index mails_that_failed on checkout.order_mails (order_id)
  where failed_at is not null;

drop index checkout.orders_that_failed;
create index refunds_that_failed on checkout.orders (id)
  where refund_failed_at is not null;

alter table checkout.orders
  drop column receipt_number,
  drop column receipt_sent_at,
  drop column receipt_failed_at,
  drop column notice_number,
  drop column notice_sent_at,
  drop column notice_failed_at,
  drop column notice_withdrawn,
  drop column notice_sent,
  drop column told_tracking_number;
