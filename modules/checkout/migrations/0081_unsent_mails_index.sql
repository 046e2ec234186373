-- The mails that wait or have failed, among all that were ever sent.
drop index concurrently if exists checkout.unsent_mails;
create index concurrently unsent_mails on checkout.order_mails (order_id)
  where sent_at is null
    and withdrawn_at is null;
