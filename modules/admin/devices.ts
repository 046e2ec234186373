import { createHash, randomBytes } from 'node:crypto'
import type { Administrator } from '../shared/administrator.ts'
import type { Clock } from '../shared/clock.ts'
import type { Sql } from '../shared/transaction.ts'
import * as queries from './device-queries.ts'
import { loginMemory } from './login-limits.ts'

type Dependencies = { sql: Sql; clock: Clock }

/** The database has only hashes: they prove nothing to the shop. */
const idOf = (proof: string) => createHash('sha256').update(proof).digest('hex')

/** The id of the device that has the proof, when the name signed in from it (OWASP, "device cookies"). */
export async function knownDevice(
  { sql, clock }: Dependencies,
  username: string,
  proof: string | undefined,
): Promise<string | undefined> {
  if (!proof) return undefined
  const id = idOf(proof)
  const since = new Date(clock().getTime() - loginMemory)
  return (await queries.isDeviceOf(sql, { id, username, since })) ? id : undefined
}

/**
 * What the device keeps after a login. A proof that is not the administrator's is never taken over:
 * somebody else may know it.
 */
export async function rememberDevice(
  dependencies: Dependencies,
  { id: staffId, username }: Administrator,
  proof: string | undefined,
): Promise<string> {
  const isKnown = await knownDevice(dependencies, username, proof)
  const kept = (isKnown && proof) || randomBytes(32).toString('base64url')
  const signedInAt = dependencies.clock()
  await queries.setDevice(dependencies.sql, { id: idOf(kept), staffId, signedInAt })
  return kept
}
