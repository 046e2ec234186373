-- Staff's products are few enough to compare and count each.
-- Two versions: no release has it.
drop index catalogue.products_by_short_text;
-- Two versions: no release has it.
drop trigger count_of_added on catalogue.products;
-- Two versions: no release has it.
drop trigger count_of_removed on catalogue.products;
-- Two versions: no release has it.
drop trigger count_of_truncated on catalogue.products;
-- Two versions: no release has it.
drop function catalogue.count_products();
-- Two versions: no release has it.
drop table catalogue.product_count;
