-- Why a failed refund was not made: the provider refused it, or it was held back because the provider had made another one
-- that the shop did not know of. Null while the shop does not know more than that no answer came.
alter table checkout.refunds add column failure text;
-- Two versions: the previous one does not write the column.
alter table checkout.refunds
  add constraint refunds_failure_check check (failure in ('refused', 'held_back')) not valid;
