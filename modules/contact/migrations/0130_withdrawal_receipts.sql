-- Anybody can type any address into the form. So its receipt repeats only what was sent about a paid order of the
-- address (is_of_order), and an address gets a bounded number of receipts (has_receipt).
alter table contact.withdrawals
  add column is_of_order boolean not null default false,
  add column has_receipt boolean not null default true;
