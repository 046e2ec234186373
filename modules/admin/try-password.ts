import type { Administrator } from '../shared/administrator.ts'
import type { Clock } from '../shared/clock.ts'
import { networkOf } from '../shared/network/network.ts'
import { Problem } from '../shared/problem.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import { knownDevice } from './devices.ts'
import { noteOnAccount } from './log/note-on-account.ts'
import { memory, waitBeforeLogin } from './login-limits.ts'
import * as queries from './login-queries.ts'
import { isPassword } from './passwords.ts'
import { nameOf } from './staff.ts'
import { administratorNamed } from './staff-queries.ts'

export type Attempt = {
  username: string
  password: string
  address: string
  /** The device proof of an earlier login. */
  deviceProof?: string | undefined
}

/** `slowLogins` is false for tests and benchmarks, which may fail many logins. */
export type TryingPasswords = { sql: Pool; clock: Clock; slowLogins: boolean }

/**
 * The administrator with this name and password; undefined when either is wrong. All password checks go through here:
 * every attempt that is not throttled is logged, and refusals count towards the limits. Problem too_many_requests.
 */
export async function tryPassword(
  dependencies: TryingPasswords,
  attempt: Attempt,
  outcome: Exclude<queries.Outcome, 'refused'>,
): Promise<Administrator | undefined> {
  const { sql } = dependencies
  const username = nameOf(attempt.username)
  const id = await begunAttempt(dependencies, { ...attempt, username })
  const administrator = await administratorNamed(sql, username)
  const right = await isPassword(administrator?.passwordHash, attempt.password)
  const owner = right ? administrator : undefined
  await inTransaction(sql, async (tx) => {
    await queries.setOutcome(tx, id, owner ? outcome : 'refused')
    // Of refusals, which anybody can cause, the login log has a bounded memory.
    if (owner && outcome === 'signed_in')
      await noteOnAccount(tx, owner, 'login', { by: username, at: dependencies.clock() })
  })
  return owner
}

/** Logs the attempt before the password is checked, so that concurrent attempts count against each other. */
function begunAttempt(
  { sql, clock, slowLogins }: TryingPasswords,
  { username, address: from, deviceProof }: Attempt,
): Promise<string> {
  const at = clock()
  const address = networkOf(from)
  return inTransaction(sql, async (tx) => {
    await queries.lockAttempts(tx, [`name ${username}`, `address ${address}`])
    const failures = await queries.failuresOf(
      tx,
      { username, since: new Date(at.getTime() - memory.name) },
      { address, since: new Date(at.getTime() - memory.address) },
    )
    const isKnownAddress = await queries.hasSignedInFrom(tx, username, address)
    const deviceId = (await knownDevice({ sql: tx, clock }, username, deviceProof)) ?? null
    const attempt = { username, address, deviceId }
    const wait = waitBeforeLogin(failures, { ...attempt, isKnownAddress }, at)
    if (slowLogins && wait > 0)
      throw new Problem('too_many_requests', { retryAfter: Math.ceil(wait / 1000) })
    return queries.insertedAttempt(tx, { at, ...attempt })
  })
}
