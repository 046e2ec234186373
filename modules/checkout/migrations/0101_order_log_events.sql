-- Two versions: 0.1.0 writes only events that the new check allows too.
alter table checkout.order_log
  drop constraint order_log_event_check,
  add constraint order_log_event_check check (event ~ '^[a-z]{1,20}$') not valid;
