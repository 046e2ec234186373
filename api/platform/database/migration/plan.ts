import type { Pool } from '../../../../modules/shared/transaction.ts'
import { leadingComment, type Migration, migrationsBelow, modules } from './files.ts'
import { type Applied, appliedMigrations, hasOperators } from './migration-queries.ts'
import { numberedTwice, otherVersion } from './other-version.ts'

/** The actions of `migrate` in advance, line by line, and whether it would begin. */
export type Plan = { lines: string[]; isPossible: boolean }

/** Reads what `migrate` would do, and changes nothing. Without a database, the plan is that of an empty one. */
export async function migrationPlan(sql: Pool | undefined, folder: URL = modules): Promise<Plan> {
  const migrations = await migrationsBelow(folder)
  if (!sql) return planned(migrations, [], [])
  return (await sql.begin('read only', async (tx) => {
    const applied = await appliedMigrations(tx)
    const left: Migration[] = []
    // Before the first migrations, the extension may be missing because one of them creates it.
    if (applied.length > 0)
      for (const one of migrations) if (!(await hasOperators(tx, one))) left.push(one)
    return planned(migrations, applied, left)
  })) as Plan
}

function planned(
  migrations: readonly Migration[],
  applied: readonly Applied[],
  withoutOperators: readonly Migration[],
): Plan {
  const other = numberedTwice(migrations, applied)
  if (other) return { lines: [otherVersion(other)], isPossible: false }
  const checksums = new Map(applied.map(({ number, checksum }) => [number, checksum]))
  const known = new Set(migrations.map(({ number }) => number))
  const isEdited = ({ number, checksum }: Migration) =>
    (checksums.get(number) ?? checksum) !== checksum
  const edited = migrations.filter(isEdited)
  const missing = migrations.filter(({ number }) => !checksums.has(number))
  const skipped = missing.filter((one) => withoutOperators.includes(one))
  const due = missing.filter((one) => !skipped.includes(one))
  const unknown = applied.filter(({ number }) => !known.has(number))
  const lines = [
    ...edited.map(({ name }) => `Edited after it was applied: ${name}`),
    ...unknown.map(({ name }) => `Unknown, from another version of the shop: ${name}`),
    ...skipped.map(({ name }) => `Left out without the extension pg_trgm: ${name}`),
    ...due.map(({ name, sql }) =>
      ['Would be applied', name, leadingComment(sql)].filter(Boolean).join(': '),
    ),
    ...(due.length === 0 && edited.length === 0 ? ['The database is up to date.'] : []),
  ]
  return { lines, isPossible: edited.length === 0 }
}
