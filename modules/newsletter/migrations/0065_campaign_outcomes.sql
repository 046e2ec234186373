-- The sums have each campaign's failed and skipped mails as well, by reason. Mails that are being sent are few, and are
-- counted themselves; the sent ones are the rest of the recipients.
-- In the order in which senders lock them, to avoid deadlocks. From here on, writes to the mails wait for the commit, so
-- no mail is missed.
lock table newsletter.campaign_mails in share row exclusive mode;
alter table newsletter.campaign_sums
  rename column queued to mails;
alter table newsletter.campaign_sums
  add column state text not null default 'queued',
  add column reason text;
alter table newsletter.campaign_sums
  alter column state drop default;

create or replace function newsletter.add_campaign_sums() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into newsletter.campaign_sums (campaign_id, state, reason, mails)
    select campaign_id, state, reason, count(*)
    from added
    where state not in ('sending', 'sent')
    group by campaign_id, state, reason;
  elsif tg_op = 'DELETE' then
    insert into newsletter.campaign_sums (campaign_id, state, reason, mails)
    select campaign_id, state, reason, -count(*)
    from removed
    where state not in ('sending', 'sent')
    group by campaign_id, state, reason;
  elsif tg_op = 'UPDATE' then
    insert into newsletter.campaign_sums (campaign_id, state, reason, mails)
    select changed.*
    from (
      values
        (old.campaign_id, old.state, old.reason, -1),
        (new.campaign_id, new.state, new.reason, 1)
    ) as changed (campaign_id, state, reason, mails)
    where state not in ('sending', 'sent');
  else
    delete from newsletter.campaign_sums;
  end if;
  return null;
end
$$;

create or replace trigger mail_updated
  after update on newsletter.campaign_mails
  for each row when (
    (old.state, old.reason) is distinct from (new.state, new.reason)
    and not (old.state in ('sending', 'sent') and new.state in ('sending', 'sent'))
  )
  execute function newsletter.add_campaign_sums();

insert into newsletter.campaign_sums (campaign_id, state, reason, mails)
select campaign_id, state, reason, count(*)
from newsletter.campaign_mails
where state in ('failed', 'skipped')
group by campaign_id, state, reason;
