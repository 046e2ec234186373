-- Number of all products, in one row. Staff add products one at a time, so the row's lock delays no call.
create table catalogue.product_count (
  products integer not null
);

create function catalogue.count_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    update catalogue.product_count
    set products = 0;
  else
    update catalogue.product_count
    set products = products + case tg_op when 'INSERT' then counted.rows else -counted.rows end
    from (select count(*) as rows from changed) counted
    where counted.rows > 0;
  end if;
  return null;
end
$$;

create trigger count_of_added
  after insert on catalogue.products
  referencing new table as changed
  for each statement execute function catalogue.count_products();
create trigger count_of_removed
  after delete on catalogue.products
  referencing old table as changed
  for each statement execute function catalogue.count_products();
create trigger count_of_truncated
  after truncate on catalogue.products
  for each statement execute function catalogue.count_products();

-- The triggers lock out concurrent writes until the commit, so no product is missed.
insert into catalogue.product_count (products)
select count(*)
from catalogue.products;
