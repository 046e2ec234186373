-- The log of staff's actions: each module writes its entries in the transaction of the change, through
-- modules/shared/staff-log.
create schema log;

create table log.staff_actions (
  id integer generated always as identity primary key,
  -- The age of an entry.
  at timestamptz not null,
  -- The username at that time, so that the entry survives a deleted account.
  administrator text not null check (length(administrator) <= 120),
  -- The kind of the action's subject. Without an id, the subject is the list of all of them, or many of them at once.
  kind text not null check (kind ~ '^[a-z_]{1,30}$'),
  subject_id integer,
  -- The subject's name at that time.
  subject text not null check (length(subject) <= 200),
  event text not null check (event ~ '^[a-z_]{1,30}$'),
  -- The changed fields alone.
  before jsonb,
  after jsonb,
  search_text text collate "C" generated always as (
    lower(
      normalize(
        administrator || E'\n' || subject || E'\n' || coalesce(before::text, '') || E'\n' || coalesce(after::text, '')
      ) collate "nb-x-icu"
    )
  ) stored
);

create index staff_actions_by_time on log.staff_actions (at desc, id desc);
create index staff_actions_of_subject on log.staff_actions (kind, subject_id, at desc, id desc);
create index staff_actions_of_administrator on log.staff_actions (administrator, at desc, id desc);
-- Serve searches of one or two letters, which are the beginning of the first two lines of the text: administrator and
-- subject.
create index staff_actions_by_beginning_of_administrator
  on log.staff_actions (split_part(search_text, E'\n', 1) text_pattern_ops);
create index staff_actions_by_beginning_of_subject
  on log.staff_actions (split_part(search_text, E'\n', 2) text_pattern_ops);

-- The only two ways in which the staff log changes afterwards. They run as its owner, because the shop's own user may
-- only read it and add to it (docs/settings.md, DATABASE_OWNER_URL).

-- Deletes up to `most` entries that are older than `oldest_kept`, but none that is younger than the period of
-- modules/shared/retention.ts by the database's clock. Returns their number.
create function log.delete_expired_actions(oldest_kept timestamptz, most integer) returns integer
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with expired as (
    delete from log.staff_actions
    where id in (
      select id
      from log.staff_actions
      where at < least(oldest_kept, now() - 365 * interval '24 hours')
      limit most
    )
    returning id
  )
  select count(*)::integer from expired
$$;

-- Removes the tracking numbers of these orders, which lead to a person.
create function log.erase_tracking(orders integer[]) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update log.staff_actions
  set before = null,
      after = null
  where kind = 'order'
    and event = 'tracking'
    and subject_id = any(orders)
$$;

revoke execute on function log.delete_expired_actions, log.erase_tracking from public;
