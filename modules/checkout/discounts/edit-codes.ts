import type { Clock } from '../../shared/clock.ts'
import type { DiscountCode, DiscountCodeInput } from '../../shared/contract/api.d.ts'
import { dayInOslo } from '../../shared/day.ts'
import { Problem } from '../../shared/problem.ts'
import type { Pool } from '../../shared/transaction.ts'
import { builtInOffer } from '../pricing/pricing.ts'
import * as queries from './discount-queries.ts'
import { highestPercentage } from './limits.ts'

export type EditingCodes = { sql: Pool; clock: Clock }

const taken = () => new Problem('discount_code_taken', { field: 'code' })
const notFound = () => new Problem('discount_code_not_found', { field: 'id' })

/** Creates a code. Problems: discount_code_taken, discount_code_reserved, percentage_out_of_range, invalid_date. */
export async function createCode(
  { sql }: EditingCodes,
  input: DiscountCodeInput,
): Promise<DiscountCode> {
  const created = await queries.insertedCode(sql, valuesOf(input))
  if (!created) throw taken()
  return created
}

/**
 * Replaces all values of a code. Problems: those of `createCode`, discount_code_not_found, and changed_meanwhile when
 * the input has an older version.
 */
export async function updateCode(
  { sql, clock }: EditingCodes,
  id: number,
  { version, ...input }: DiscountCodeInput,
  administrator: string,
): Promise<DiscountCode> {
  const edit = { administrator, at: clock(), version }
  const updated = await queries.updatedCode(sql, id, valuesOf(input), edit)
  if (updated === 'taken') throw taken()
  if (updated) return updated
  const conflict = await queries.codeConflict(sql, id)
  throw conflict ? new Problem('changed_meanwhile', { conflict }) : notFound()
}

/** Deletes a code. Idempotent; Problem discount_code_not_found for an unknown code. */
export async function removeCode({ sql }: EditingCodes, id: number): Promise<void> {
  if (!(await queries.deletedCode(sql, id))) throw notFound()
}

/** Undoes a deletion and keeps the counted uses. Problems: discount_code_not_found, discount_code_taken. */
export async function restoreCode({ sql }: EditingCodes, id: number): Promise<DiscountCode> {
  const restored = await queries.restoredCode(sql, id)
  if (restored === 'taken') throw taken()
  if (!restored) throw notFound()
  return restored
}

function valuesOf(input: DiscountCodeInput): queries.DiscountCodeValues {
  const code = input.code.toLocaleUpperCase('nb')
  if (code === builtInOffer.code) throw new Problem('discount_code_reserved', { field: 'code' })
  if (input.type === 'percentage' && input.value > highestPercentage)
    throw new Problem('percentage_out_of_range', { field: 'value' })
  return {
    code,
    description: input.description || null,
    type: input.type,
    value: input.value,
    minimumAmount: input.minimumAmount ?? 0,
    maxUses: input.maxUses ?? null,
    validUntil: input.validUntil ? dayOf(input.validUntil) : null,
    excludeCustomPatches: input.excludeCustomPatches ?? false,
    isActive: input.isActive ?? true,
  }
}

/** The day of a date, or of a date and time in Oslo. Problem invalid_date for a date that is in no calendar. */
function dayOf(text: string): string {
  const date = new Date(text)
  const exists =
    !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text.slice(0, 10)
  if (!exists) throw new Problem('invalid_date', { field: 'validUntil' })
  return text.includes('T') ? dayInOslo(date) : text
}
