import type { Transaction } from '../../../../modules/shared/transaction.ts'

/** The shop's user reads these tables alone, and writes what is beside them. */
const ownGrants = [
  // Databases of servers before version 15 let each user create tables in `public`, and all of them temporary ones.
  'revoke create on schema public from public, %1$I',
  'revoke create, temporary on database %2$I from public, %1$I',
  'grant usage on schema public, log to %1$I',
  'grant select on public.migrations to %1$I',
  'grant select, insert, update, delete on public.idempotency_keys, public.rate_limits to %1$I',
  'revoke all on all tables in schema log from %1$I',
  'grant select, insert on log.staff_actions to %1$I',
  'grant execute on function log.delete_expired_actions, log.erase_tracking to %1$I',
]

/** In a schema of the shop, for the tables that are there and those that later migrations create. */
const grantsInSchema = [
  'grant usage on schema %2$I to %1$I',
  'grant select, insert, update, delete on all tables in schema %2$I to %1$I',
  'alter default privileges in schema %2$I grant select, insert, update, delete on tables to %1$I',
]

/**
 * Lets a user of the database use the shop's tables in these schemas: read and write, but neither create, alter nor drop
 * any, temporary ones included. Takes the right to create from PUBLIC too, because each user has it. The user adds to the
 * staff log, whose entries it changes by two functions alone.
 */
export async function grantUse(
  tx: Transaction,
  user: string,
  schemas: readonly string[],
): Promise<void> {
  const rows = await tx<{ statement: string }[]>`
    select format(grants.form, ${user}::text, current_database()) as statement
    from unnest(${ownGrants}::text[]) grants (form)
    union all
    select format(grants.form, ${user}::text, n.nspname)
    from pg_namespace n
    cross join unnest(${grantsInSchema}::text[]) grants (form)
    where n.nspname = any(${[...schemas]}::text[])
      and n.nspname <> 'log'
  `
  for (const { statement } of rows) await tx.unsafe(statement)
}
