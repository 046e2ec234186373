import type { Cart, ShownLine } from '../../cart/index.ts'
import type { OrderRow } from '../../orders/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { AppliedDiscount } from '../../shared/contract/api.d.ts'
import { dayInOslo } from '../../shared/day.ts'
import { Problem } from '../../shared/problem.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'
import { secondsUntil } from '../holds/hold-time.ts'
import { builtInOffer } from '../pricing/pricing.ts'
import { releaseOfCode } from './discount-queries.ts'
import { lockedCode, type StoredDiscount, usableCodeAndLines } from './use-queries.ts'

export type FindingCodes = { sql: Sql; clock: Clock }

/** The session and network of the request, and the request's name for the code's field. */
type Asked = { session: string; clientAddress: string; field: string }

/** A discount, and the id of the staff code behind it; null for the built-in offer. */
export type UsableCode = { id: number | null; discount: AppliedDiscount }

/**
 * The discount behind a typed code, a staff code or the built-in one; null for an empty text. Also the session's cart,
 * read by the same statement. Problems for an unusable code: invalid_discount_code, discount_code_held.
 */
export async function findCode(
  { sql, clock }: FindingCodes,
  typed: string,
  asked: Asked,
  linesOfSession: Cart['linesOfSession'],
): Promise<{ code: UsableCode | null; lines: ShownLine[] }> {
  const name = nameOf(typed)
  const day = dayInOslo(clock())
  const lines = linesOfSession(sql, asked.session)
  const read = await usableCodeAndLines(sql, staffName(name), day, { ...asked, lines })
  const code = await discountBehind({ sql, clock }, name, read.code, asked)
  return { code, lines: read.lines }
}

/**
 * The discount behind a typed code for a locked order, which may count as a use of the code; null and Problems as for
 * `findCode`. Locks the code and the one that the order uses so far until the transaction ends. Everywhere before
 * products are locked: one lock order avoids deadlocks.
 */
export async function lockCode(
  tx: Transaction,
  { clock }: { clock: Clock },
  { sessionId: session, discountCodeId: usedSoFar }: OrderRow,
  { typed, clientAddress, field }: Omit<Asked, 'session'> & { typed: string | null | undefined },
): Promise<UsableCode | null> {
  const name = nameOf(typed)
  const ofStaff = staffName(name)
  const found =
    ofStaff === null && usedSoFar === null
      ? undefined
      : await lockedCode(tx, ofStaff, dayInOslo(clock()), { session, clientAddress, usedSoFar })
  return discountBehind({ sql: tx, clock }, name, found, { session, clientAddress, field })
}

/** A typed code as codes are stored; null for an empty text. */
const nameOf = (typed: string | null | undefined): string | null =>
  typed?.trim().toLocaleUpperCase('nb') || null

/** The name of a staff code; null for the built-in one. */
const staffName = (name: string | null) => (name === builtInOffer.code ? null : name)

async function discountBehind(
  dependencies: FindingCodes,
  code: string | null,
  found: StoredDiscount | undefined,
  asked: Asked,
): Promise<UsableCode | null> {
  if (code === null) return null
  if (code === builtInOffer.code) return { id: null, discount: builtInOffer }
  if (!found) throw await unusable(dependencies, code, asked)
  const { id, type, value, minimumAmount, excludeCustomPatches } = found
  return { id, discount: { code, type, value, minimumAmount, excludeCustomPatches } }
}

/**
 * The Problem for an unusable code: invalid_discount_code, or discount_code_held while other open orders hold its last
 * uses.
 */
async function unusable(
  { sql, clock }: FindingCodes,
  code: string,
  { session, field }: Asked,
): Promise<Problem> {
  const release = await releaseOfCode(sql, code, dayInOslo(clock()), session)
  if (!release) return new Problem('invalid_discount_code', { field })
  return new Problem('discount_code_held', { field, retryAfter: secondsUntil(release, clock()) })
}
