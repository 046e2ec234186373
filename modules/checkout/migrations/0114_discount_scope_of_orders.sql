-- Whether the discount took nothing off custom patches, as its code said at the sale: staff may change the code later,
-- and a refund follows the sale. Null for orders from before.
alter table checkout.order_revisions add column discount_excludes_custom boolean;
