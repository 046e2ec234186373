-- Tells all processes which products a committed change concerns, so that they read those alone. An empty payload means
-- any number of products; a payload has fewer than 8000 bytes.
create function catalogue.notify_changed(ids text) returns void language sql as $$
  select pg_notify('catalogue_changed', case when length(ids) > 7000 then '' else ids end)
  where ids is not null
$$;

create function catalogue.announce_rows() returns trigger language plpgsql as $$
begin
  perform catalogue.notify_changed((select string_agg(id::text, ',') from changed));
  return null;
end
$$;

create trigger products_added
  after insert on catalogue.products
  referencing new table as changed
  for each statement execute function catalogue.announce_rows();
create trigger products_removed
  after delete on catalogue.products
  referencing old table as changed
  for each statement execute function catalogue.announce_rows();

-- Sales change only the stock, and often: the new units travel with the notification, so that no process has to read
-- them. Concurrent sales of a product commit in the order of its row lock, so the last notification has the current
-- units.
create function catalogue.announce_update() returns trigger language plpgsql as $$
declare
  not_in_snapshots constant text[] := array['stock', 'version', 'changed_by', 'changed_at'];
  edited text;
  units text;
begin
  select
    string_agg(a.id::text, ',') filter (
      where to_jsonb(a) - not_in_snapshots is distinct from to_jsonb(b) - not_in_snapshots
    ),
    string_agg(a.id || ':' || a.stock, ',') filter (where a.stock <> b.stock)
  into edited, units
  from before b
  join after a on a.id = b.id;
  if length(units) > 7000 then
    perform pg_notify('catalogue_changed', '');
    return null;
  end if;
  perform catalogue.notify_changed(edited);
  if units is not null then
    perform pg_notify('stock_changed', units);
  end if;
  return null;
end
$$;

create trigger products_updated
  after update on catalogue.products
  referencing old table as before new table as after
  for each statement execute function catalogue.announce_update();

create function catalogue.announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', '');
  return null;
end
$$;

create trigger products_added_or_removed
  after truncate on catalogue.products
  for each statement execute function catalogue.announce_change();
