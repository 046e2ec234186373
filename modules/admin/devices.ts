import { createHash, randomBytes } from 'node:crypto'
import type { Administrator } from '../shared/administrator.ts'
import type { Clock } from '../shared/clock.ts'
import type { Sql } from '../shared/transaction.ts'
import * as queries from './device-queries.ts'
import { loginMemory } from './limits/login-limits.ts'

type Dependencies = { sql: Sql; clock: Clock }

/** The database stores hashes only; a leaked hash does not prove a device. */
const idOf = (proof: string) => createHash('sha256').update(proof).digest('hex')

/**
 * The id of the device that holds the proof, if the administrator signed in from it before (OWASP, "device cookies").
 */
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
 * The proof that the device stores after a login. A proof that is not this administrator's is replaced, because another
 * person may know it.
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
