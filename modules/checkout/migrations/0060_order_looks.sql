-- Looks of the reconciliation at the order since its hold was last extended: the more, the longer until the next.
-- Below zero: the latest looks failed, and their number is the absolute value.
alter table checkout.orders
  add column looks smallint not null default 0;
