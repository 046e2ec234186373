-- Number of each campaign's queued mails, as the sum of its rows. A change of mails only inserts a row, so that workers
-- never wait for each other; a job merges the rows.
create table newsletter.campaign_sums (
  campaign_id integer not null,
  queued integer not null
);
create index campaign_sums_of_campaign on newsletter.campaign_sums (campaign_id);

create function newsletter.add_campaign_sums() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into newsletter.campaign_sums (campaign_id, queued)
    select campaign_id, count(*)
    from added
    where state = 'queued'
    group by campaign_id;
  elsif tg_op = 'DELETE' then
    insert into newsletter.campaign_sums (campaign_id, queued)
    select campaign_id, -count(*)
    from removed
    where state = 'queued'
    group by campaign_id;
  elsif tg_op = 'UPDATE' then
    insert into newsletter.campaign_sums (campaign_id, queued)
    values (new.campaign_id, case when new.state = 'queued' then 1 else -1 end);
  else
    delete from newsletter.campaign_sums;
  end if;
  return null;
end
$$;

create trigger mails_inserted
  after insert on newsletter.campaign_mails
  referencing new table as added
  for each statement execute function newsletter.add_campaign_sums();
create trigger mails_deleted
  after delete on newsletter.campaign_mails
  referencing old table as removed
  for each statement execute function newsletter.add_campaign_sums();
create trigger mail_updated
  after update on newsletter.campaign_mails
  for each row when ((old.state = 'queued') <> (new.state = 'queued'))
  execute function newsletter.add_campaign_sums();
create trigger mails_truncated
  after truncate on newsletter.campaign_mails
  for each statement execute function newsletter.add_campaign_sums();

-- The triggers lock out concurrent writes until the commit, so no mail is missed.
insert into newsletter.campaign_sums (campaign_id, queued)
select campaign_id, count(*)
from newsletter.campaign_mails
where state = 'queued'
group by campaign_id;
