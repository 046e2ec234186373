-- The entries from before the trigger of 0091.
-- Two versions: the previous one does not know this table.
insert into log.staff_actions (at, administrator, kind, subject_id, subject, event, before, after)
select
  l.at, l.administrator, 'order', l.order_id, o.order_number, l.event,
  jsonb_build_object(l.event, l.was), jsonb_build_object(l.event, l.became)
from checkout.order_log l
join checkout.orders o on o.id = l.order_id
where not exists (
  select
  from log.staff_actions s
  where s.kind = 'order'
    and s.subject_id = l.order_id
    and s.at = l.at
    and s.event = l.event
)
order by l.id;
