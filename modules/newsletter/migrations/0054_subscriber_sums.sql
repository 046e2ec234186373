-- Number of subscribers and of active ones. A figure is the sum of its rows. A change of subscribers only inserts a row,
-- so that concurrent ones never wait for each other; a job merges the rows.
create table newsletter.subscriber_sums (
  subscribers integer not null,
  active integer not null
);

create function newsletter.add_subscriber_sums() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into newsletter.subscriber_sums (subscribers, active)
    select count(*), count(*) filter (where is_active)
    from added
    having count(*) > 0;
  elsif tg_op = 'DELETE' then
    insert into newsletter.subscriber_sums (subscribers, active)
    select -count(*), -count(*) filter (where is_active)
    from removed
    having count(*) > 0;
  elsif tg_op = 'UPDATE' then
    insert into newsletter.subscriber_sums (subscribers, active)
    values (0, case when new.is_active then 1 else -1 end);
  else
    delete from newsletter.subscriber_sums;
  end if;
  return null;
end
$$;

create trigger subscribers_inserted
  after insert on newsletter.subscribers
  referencing new table as added
  for each statement execute function newsletter.add_subscriber_sums();
create trigger subscribers_deleted
  after delete on newsletter.subscribers
  referencing old table as removed
  for each statement execute function newsletter.add_subscriber_sums();
create trigger subscriber_updated
  after update on newsletter.subscribers
  for each row when (old.is_active <> new.is_active)
  execute function newsletter.add_subscriber_sums();
create trigger subscribers_truncated
  after truncate on newsletter.subscribers
  for each statement execute function newsletter.add_subscriber_sums();

-- The triggers lock out concurrent writes until the commit, so no subscriber is missed.
insert into newsletter.subscriber_sums (subscribers, active)
select count(*), count(*) filter (where is_active)
from newsletter.subscribers;
