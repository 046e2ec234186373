-- The version of the code that draws, in one row. Raising it renews the addresses of all drawings.
create table catalogue.renderer (
  is_only boolean primary key default true check (is_only),
  version integer not null
);
insert into catalogue.renderer (version) values (3);

-- The address of a product's picture is stored: hashing every recipe on every read is slow.
create function catalogue.address_picture() returns trigger language plpgsql as $$
begin
  new.image := '/patches/' || new.id || '-' || case
    when new.photo_hash is null then
      substr(md5((select version from catalogue.renderer)::text || new.name || new.recipe::text), 1, 10) || '.svg'
    else substr(new.photo_hash, 1, 10) || '.webp'
  end;
  return new;
end
$$;

alter table catalogue.products add column image text;
create trigger picture_addressed
  before insert or update of name, recipe, photo_hash on catalogue.products
  for each row execute function catalogue.address_picture();
update catalogue.products set name = name;
alter table catalogue.products alter column image set not null;

-- Tells all processes of a committed update. Sales change only the stock, and often: the new units travel with the
-- notification, so that no process has to read them. Concurrent sales of a product commit in the order of its row lock,
-- so the last notification has the current units.
create function catalogue.announce_update() returns trigger language plpgsql as $$
declare
  not_in_snapshots constant text[] := array['stock', 'version', 'changed_by', 'changed_at'];
  is_edit boolean;
  units text;
begin
  select
    bool_or(to_jsonb(a) - not_in_snapshots is distinct from to_jsonb(b) - not_in_snapshots),
    string_agg(a.id || ':' || a.stock, ',') filter (where a.stock <> b.stock)
  into is_edit, units
  from before b
  join after a on a.id = b.id;
  -- A payload has fewer than 8000 bytes.
  if is_edit or length(units) > 7000 then
    perform pg_notify('catalogue_changed', '');
  elsif units is not null then
    perform pg_notify('stock_changed', units);
  end if;
  return null;
end
$$;

drop trigger products_changed on catalogue.products;
create trigger products_updated
  after update on catalogue.products
  referencing old table as before new table as after
  for each statement execute function catalogue.announce_update();
create trigger products_added_or_removed
  after insert or delete or truncate on catalogue.products
  for each statement execute function catalogue.announce_change();
