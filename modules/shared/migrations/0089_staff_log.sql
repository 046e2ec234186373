-- What staff did, whatever the module: each one writes its entry in the transaction of the change, through
-- modules/shared/staff-log.
create schema log;
create table log.staff_actions (
  id integer generated always as identity primary key,
  -- The age of an entry.
  at timestamptz not null,
  -- The username at that time, so that the entry survives a deleted account.
  administrator text not null check (length(administrator) <= 120),
  -- What the action was on. Without an id it is a list of all of them, or many of them at once.
  kind text not null check (kind ~ '^[a-z_]{1,30}$'),
  subject_id integer,
  -- What the subject was called at that time.
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
create index staff_actions_by_short_text on log.staff_actions using gin (public.short_parts(search_text))
  with (gin_pending_list_limit = 1024);
-- Two versions: the previous one does not know this table. Statistics on the parts would slow down each analysis of it.
alter index log.staff_actions_by_short_text alter column 1 set statistics 0;
