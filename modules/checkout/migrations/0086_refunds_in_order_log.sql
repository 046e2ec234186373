-- Two versions: the new check allows more.
alter table checkout.order_log
  drop constraint order_log_event_check,
  add constraint order_log_event_check
    check (event in ('status', 'tracking', 'receipt', 'notice', 'refund', 'refunded')) not valid;
