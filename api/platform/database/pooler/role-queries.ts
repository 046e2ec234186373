import { type Transaction, valuesOf } from '../../../../modules/shared/transaction.ts'

/** The advisory lock's key, the same in every process of the shop. */
const lock = 7_270_019

/** Waits for other processes that change the role, until the transaction's end. */
export const lockRole = (tx: Transaction) => tx`select pg_advisory_xact_lock(${lock})`

/** The statements that give the session's role these settings in this database; none where it has them. */
export const statementsForSettings = (tx: Transaction, settings: Record<string, number>) =>
  valuesOf(tx<{ statement: string }[]>`
    select
      format('alter role %I in database %I set %I = %L', session_user, current_database(), name, value) as statement
    from unnest(${Object.keys(settings)}::text[], ${Object.values(settings)}::text[]) as wanted (name, value)
    where not exists (
      select
      from pg_db_role_setting s
      join pg_database d on d.oid = s.setdatabase
      join pg_roles r on r.oid = s.setrole
      where d.datname = current_database()
        and r.rolname = session_user
        and name || '=' || value = any (s.setconfig)
    )
  `)
