-- Products for sale whose stock staff should fill up. An index on the stock itself would slow down each sale: PostgreSQL
-- then writes a new entry into every index of the product.
create table catalogue.low_stock (
  product_id integer primary key references catalogue.products on delete cascade,
  stock integer not null
);
create index low_stock_by_units on catalogue.low_stock (stock, product_id);

-- reorderStock of the catalogue's rules.
create function catalogue.reorder_stock() returns integer language sql immutable return 10;

create function catalogue.note_low_stock() returns trigger language plpgsql as $$
begin
  if new.stock < catalogue.reorder_stock() and not new.is_hidden then
    insert into catalogue.low_stock (product_id, stock)
    values (new.id, new.stock)
    on conflict (product_id) do update set stock = excluded.stock;
  else
    delete from catalogue.low_stock where product_id = new.id;
  end if;
  return null;
end
$$;

create trigger stock_inserted
  after insert on catalogue.products
  for each row when (new.stock < catalogue.reorder_stock())
  execute function catalogue.note_low_stock();
create trigger stock_updated
  after update on catalogue.products
  for each row when (
    least(old.stock, new.stock) < catalogue.reorder_stock()
    and (old.stock, old.is_hidden) is distinct from (new.stock, new.is_hidden)
  )
  execute function catalogue.note_low_stock();

-- The days (Oslo) of which the mail about low stock was queued, so that several workers send it once.
create table catalogue.low_stock_mails (
  day date primary key
);
