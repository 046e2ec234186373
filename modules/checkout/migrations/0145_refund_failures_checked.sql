alter table checkout.refunds validate constraint refunds_failure_check;
