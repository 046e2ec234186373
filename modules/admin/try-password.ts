import type { Administrator } from '../shared/administrator.ts'
import type { Clock } from '../shared/clock.ts'
import { networkOf } from '../shared/network/network.ts'
import type { WithSlot } from '../shared/promises/with-slot.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import { knownDevice } from './devices.ts'
import { memory, waitBeforeLogin, waitOfAddress } from './limits/login-limits.ts'
import { type Asked, type RefusedLogins, tooMany } from './limits/refused-logins.ts'
import { noteOnAccount } from './log/note-on-account.ts'
import * as queries from './login-queries.ts'
import { isPassword } from './passwords.ts'
import { nameOf } from './staff.ts'
import { administratorNamed } from './staff-queries.ts'

export type Attempt = Asked & { password: string }

export type TryingPasswords = {
  sql: Pool
  clock: Clock
  /** Whether refused attempts delay the next ones: not in tests and benchmarks, which may fail many logins. */
  slowLogins: boolean
  /** Runs checks of passwords, by network. */
  withSlot: WithSlot
  refusedLogins: RefusedLogins
}

/** Ms after which to retry while another attempt under the name or from the address is being counted. */
const busy = 1000

/**
 * The administrator with this name and password; undefined when either is wrong. All password checks go through here:
 * every attempt that is not throttled is logged, and refusals count towards the limits. Problem too_many_requests.
 */
export async function tryPassword(
  dependencies: TryingPasswords,
  { password, ...attempt }: Attempt,
  outcome: Exclude<queries.Outcome, 'refused'>,
): Promise<Administrator | undefined> {
  const { sql, clock, withSlot, refusedLogins } = dependencies
  const username = nameOf(attempt.username)
  const asked = { ...attempt, username, address: networkOf(attempt.address) }
  refusedLogins.refuse(asked, clock())
  return withSlot(asked.address, async () => {
    const id = await begunAttempt(dependencies, asked)
    const administrator = await administratorNamed(sql, username)
    const right = await isPassword(administrator?.passwordHash, password)
    const owner = right ? administrator : undefined
    await inTransaction(sql, async (tx) => {
      await queries.setOutcome(tx, id, owner ? outcome : 'refused')
      // Of refusals, which anybody can cause, the login log has a bounded memory.
      if (owner && outcome === 'signed_in')
        await noteOnAccount(tx, owner, 'login', { by: username, at: clock() })
    })
    if (owner) refusedLogins.clear()
    return owner
  })
}

/** Logs the attempt before the password is checked, so that concurrent attempts count against each other. */
function begunAttempt(
  { sql, clock, slowLogins, refusedLogins }: TryingPasswords,
  asked: Asked,
): Promise<string> {
  const { username, address, deviceProof } = asked
  const at = clock()
  // Attempts that waited for a slot behind the one that was refused.
  refusedLogins.refuse(asked, at)
  const remember = refusedLogins.remembering()
  return inTransaction(sql, async (tx) => {
    const deviceId = (await knownDevice({ sql: tx, clock }, username, deviceProof)) ?? null
    // Only its own refusals count against a known device, so guessers do not make it wait either.
    const counted = deviceId ? [`device ${deviceId}`] : [`name ${username}`, `address ${address}`]
    if (!(await queries.lockedAttempts(tx, counted))) throw tooMany(busy)
    const failures = await queries.failuresOf(
      tx,
      { username, since: new Date(at.getTime() - memory.name) },
      { address, since: new Date(at.getTime() - memory.address) },
    )
    const isKnownAddress = await queries.hasSignedInFrom(tx, username, address)
    const attempt = { username, address, deviceId }
    const wait = waitBeforeLogin(failures, { ...attempt, isKnownAddress }, at)
    if (slowLogins && wait > 0) {
      remember(asked, at, { wait, ofAddress: waitOfAddress(failures, address, at) })
      throw tooMany(wait)
    }
    return queries.insertedAttempt(tx, { at, ...attempt })
  })
}
