-- When the mail to the shop, and the customer's receipt, failed for good. Null again once staff send it again.
alter table contact.withdrawals
  add column forward_failed_at timestamptz,
  add column receipt_failed_at timestamptz;
