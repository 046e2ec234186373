alter table checkout.order_log validate constraint order_log_event_check;
