import type { Clock } from '../../shared/clock.ts'
import type { AppliedDiscount } from '../../shared/contract/api.d.ts'
import { dayInOslo } from '../../shared/day.ts'
import { Problem } from '../../shared/problem.ts'
import type { Sql } from '../../shared/transaction.ts'
import { secondsUntil } from '../holds/hold-time.ts'
import { builtInOffer } from '../pricing/pricing.ts'
import { releaseOfCode, usableCode } from './discount-queries.ts'

export type FindingCodes = { sql: Sql; clock: Clock }

/** The session of the request, and the request's name for the code's field. */
type Asked = { session: string; field: string }

/** A discount, and the id of the staff code behind it; null for the built-in offer. */
export type UsableCode = { id: number | null; discount: AppliedDiscount }

/**
 * The discount behind a typed code, a staff code or the built-in one; null for an empty text. Problems for an unusable
 * code: invalid_discount_code, discount_code_held.
 */
export async function findCode(
  dependencies: FindingCodes,
  typed: string | null | undefined,
  asked: Asked,
): Promise<UsableCode | null> {
  const { sql, clock } = dependencies
  const code = typed?.trim().toLocaleUpperCase('nb')
  if (!code) return null
  if (code === builtInOffer.code) return { id: null, discount: builtInOffer }
  const found = await usableCode(sql, code, dayInOslo(clock()), asked.session)
  if (!found) throw await unusable(dependencies, code, asked)
  const { id, type, value, minimumAmount, excludeCustomPatches } = found
  return { id, discount: { code, type, value, minimumAmount, excludeCustomPatches } }
}

/**
 * The Problem for an unusable code: invalid_discount_code, or discount_code_held while other open orders hold its last
 * uses.
 */
export async function unusable(
  { sql, clock }: FindingCodes,
  code: string,
  { session, field }: Asked,
): Promise<Problem> {
  const release = await releaseOfCode(sql, code, dayInOslo(clock()), session)
  if (!release) return new Problem('invalid_discount_code', { field })
  return new Problem('discount_code_held', { field, retryAfter: secondsUntil(release, clock()) })
}
