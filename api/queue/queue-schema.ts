import { getConstructionPlans } from 'pg-boss'

/** The queue's schema in the shop's database. */
export const schema = 'jobs'

/** A version of the queue's schema, and the SQL that creates it within a transaction. */
export type QueueSchema = { version: number; plan: string }

/** The schema as this release of pg-boss creates it. Older ones are migrated when the queue starts. */
export function queueSchema(): QueueSchema {
  const plan = getConstructionPlans(schema)
  const version = /\bINSERT INTO jobs\.version\(version\) VALUES \('(\d+)'\)/.exec(plan)?.[1]
  if (!version) throw new Error('The plan of pg-boss does not tell its version')
  return { version: Number(version), plan: plan.replace(/^\s*(BEGIN|COMMIT);$/gm, '') }
}
