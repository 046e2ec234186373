import { getConstructionPlans, getMigrationPlans, getRollbackPlans } from 'pg-boss'

/** The queue's schema in the shop's database. */
export const schema = 'jobs'

/** The version of the queue's schema in this release of pg-boss. */
export function queueVersion(): number {
  const version = /\bINSERT INTO jobs\.version\(version\) VALUES \('(\d+)'\)/.exec(ownPlan())?.[1]
  if (!version) throw new Error('The plan of pg-boss does not tell its version')
  return Number(version)
}

/**
 * The SQL that creates the queue's schema within a transaction, as it was in an older version: this release's own, with
 * its migrations since then rolled back.
 */
export function queuePlan(version: number): string {
  const steps = Array.from({ length: queueVersion() - version }, (_, step) => queueVersion() - step)
  return [ownPlan(), ...steps.map((one) => getRollbackPlans(schema, one))]
    .map(withoutTransaction)
    .join('\n')
}

/** The SQL that migrates the queue's schema from an older version within a transaction. */
export const queueMigration = (from: number): string =>
  withoutTransaction(getMigrationPlans(schema, from))

const ownPlan = (): string => getConstructionPlans(schema)

/** A plan without the transaction of its own, in which no index is built concurrently. */
const withoutTransaction = (plan: string): string =>
  plan.replace(/^\s*(BEGIN|COMMIT);$/gm, '').replaceAll(/ CONCURRENTLY\b/g, '')
