-- The orders' log is a part of the staff log. A process of the previous version still writes its own table meanwhile;
-- a later release drops that.
create function checkout.move_log_entry() returns trigger language plpgsql as $$
begin
  insert into log.staff_actions (at, administrator, kind, subject_id, subject, event, before, after)
  select
    new.at, new.administrator, 'order', new.order_id, order_number, new.event,
    jsonb_build_object(new.event, new.was), jsonb_build_object(new.event, new.became)
  from checkout.orders
  where id = new.order_id;
  return null;
end
$$;

-- Two versions: it only copies what the previous one writes.
create trigger order_log_moves
  after insert on checkout.order_log
  for each row execute function checkout.move_log_entry();
