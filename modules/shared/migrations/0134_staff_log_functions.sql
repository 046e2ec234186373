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

-- Two versions: the previous one does not know these functions.
revoke execute on function log.delete_expired_actions, log.erase_tracking from public;
