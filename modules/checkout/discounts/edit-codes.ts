import type { Clock } from '../../shared/clock.ts'
import type { DiscountCode, DiscountCodeInput } from '../../shared/contract/api.d.ts'
import { dayInOslo } from '../../shared/day.ts'
import { Problem } from '../../shared/problem.ts'
import { changedFields } from '../../shared/staff-log/changed-fields.ts'
import { type LoggedAction, logActions } from '../../shared/staff-log/staff-log-queries.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { builtInOffer } from '../pricing/pricing.ts'
import * as queries from './discount-queries.ts'
import { highestPercentage } from './limits.ts'

export type EditingCodes = { sql: Pool; clock: Clock }

const taken = () => new Problem('discount_code_taken', { field: 'code' })
const notFound = () => new Problem('discount_code_not_found', { field: 'id' })

/** Creates a code. Problems: discount_code_taken, discount_code_reserved, percentage_out_of_range, invalid_date. */
export const createCode = (
  { sql, clock }: EditingCodes,
  input: DiscountCodeInput,
  administrator: string,
): Promise<DiscountCode> =>
  inTransaction(sql, async (tx) => {
    const values = valuesOf(input)
    const created = await queries.insertedCode(tx, values)
    if (!created) throw taken()
    await logCode(tx, created, { administrator, at: clock(), event: 'created', after: values })
    return created
  })

/**
 * Replaces all values of a code. Problems: those of `createCode`, discount_code_not_found, and changed_meanwhile when
 * the input has an older version.
 */
export const updateCode = (
  { sql, clock }: EditingCodes,
  id: number,
  { version, ...input }: DiscountCodeInput,
  administrator: string,
): Promise<DiscountCode> =>
  inTransaction(sql, async (tx) => {
    const edit = { administrator, at: clock(), version }
    const values = valuesOf(input)
    const was = await queries.lockedCode(tx, id)
    const updated = await queries.updatedCode(tx, id, values, edit)
    if (updated === 'taken') throw taken()
    if (!was || !updated) {
      const conflict = await queries.codeConflict(tx, id)
      throw conflict ? new Problem('changed_meanwhile', { conflict }) : notFound()
    }
    const changed = changedFields(settingsOf(was), settingsOf(updated))
    if (changed) await logCode(tx, updated, { ...edit, event: 'changed', ...changed })
    return updated
  })

/** Deletes a code. Idempotent; Problem discount_code_not_found for an unknown code. */
export const removeCode = (
  { sql, clock }: EditingCodes,
  id: number,
  administrator: string,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const was = await queries.lockedCode(tx, id)
    if (!was) throw notFound()
    if (was.isDeleted) return
    await queries.deleteCode(tx, id)
    await logCode(tx, was, { administrator, at: clock(), event: 'deleted' })
  })

/** Undoes a deletion and keeps the counted uses. Problems: discount_code_not_found, discount_code_taken. */
export const restoreCode = (
  { sql, clock }: EditingCodes,
  id: number,
  administrator: string,
): Promise<DiscountCode> =>
  inTransaction(sql, async (tx) => {
    const was = await queries.lockedCode(tx, id)
    const restored = await queries.restoredCode(tx, id)
    if (restored === 'taken') throw taken()
    if (!was || !restored) throw notFound()
    if (was.isDeleted)
      await logCode(tx, restored, { administrator, at: clock(), event: 'restored' })
    return restored
  })

/** The settings of a code, without its use. */
const settingsOf = ({
  code,
  description,
  type,
  value,
  minimumAmount,
  maxUses,
  validUntil,
  excludeCustomPatches,
  isActive,
}: queries.DiscountCodeValues): queries.DiscountCodeValues => ({
  code,
  description,
  type,
  value,
  minimumAmount,
  maxUses,
  validUntil,
  excludeCustomPatches,
  isActive,
})

type CodeAction = Pick<LoggedAction, 'administrator' | 'at' | 'event' | 'before' | 'after'>

const logCode = (
  tx: Transaction,
  { id, code }: { id: number; code: string },
  { administrator, at, event, before, after }: CodeAction,
) =>
  logActions(tx, [
    {
      administrator,
      at,
      event,
      before,
      after,
      kind: 'discount_code',
      subjectId: id,
      subject: code,
    },
  ])

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
