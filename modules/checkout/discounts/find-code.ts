import type { Clock } from '../../shared/clock.ts'
import type { AppliedDiscount } from '../../shared/contract/api.d.ts'
import { dayInOslo } from '../../shared/day.ts'
import { Problem } from '../../shared/problem.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'
import { secondsUntil } from '../holds/hold-time.ts'
import type { OrderRow } from '../orders/order-queries.ts'
import { builtInOffer } from '../pricing/pricing.ts'
import { releaseOfCode, usableCode } from './discount-queries.ts'
import { lockedCode, type StoredDiscount } from './use-queries.ts'

export type FindingCodes = { sql: Sql; clock: Clock }

/** The session of the request, and the request's name for the code's field. */
type Asked = { session: string; field: string }

/** A discount, and the id of the staff code behind it; null for the built-in offer. */
export type UsableCode = { id: number | null; discount: AppliedDiscount }

/** A staff code by its name (null: none typed, or the built-in one) if it can be used on a day. */
type Find = (name: string | null, day: string) => Promise<StoredDiscount | undefined>

/**
 * The discount behind a typed code, a staff code or the built-in one; null for an empty text. Problems for an unusable
 * code: invalid_discount_code, discount_code_held.
 */
export const findCode = (
  dependencies: FindingCodes,
  typed: string | null | undefined,
  asked: Asked,
): Promise<UsableCode | null> =>
  codeBehind(dependencies, typed, asked, async (name, day) =>
    name === null ? undefined : usableCode(dependencies.sql, name, day, asked.session),
  )

/**
 * The same for a locked order, which may count as a use of the code. Locks the code and the one that the order uses so
 * far until the transaction ends. Everywhere before products are locked: one lock order avoids deadlocks.
 */
export const lockCode = (
  tx: Transaction,
  { clock }: { clock: Clock },
  { sessionId, discountCodeId }: OrderRow,
  { typed, field }: { typed: string | null | undefined; field: string },
): Promise<UsableCode | null> =>
  codeBehind({ sql: tx, clock }, typed, { session: sessionId, field }, async (name, day) =>
    name === null && discountCodeId === null
      ? undefined
      : lockedCode(tx, name, day, discountCodeId),
  )

async function codeBehind(
  dependencies: FindingCodes,
  typed: string | null | undefined,
  asked: Asked,
  find: Find,
): Promise<UsableCode | null> {
  const code = typed?.trim().toLocaleUpperCase('nb')
  const isBuiltIn = code === builtInOffer.code
  const found = await find(!code || isBuiltIn ? null : code, dayInOslo(dependencies.clock()))
  if (!code) return null
  if (isBuiltIn) return { id: null, discount: builtInOffer }
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
