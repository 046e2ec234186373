import type { Clock } from '../../shared/clock.ts'
import type {
  AppliedDiscount,
  DiscountCode,
  DiscountCodeInput,
} from '../../shared/contract/api.d.ts'
import { dayInOslo } from '../../shared/day.ts'
import { Problem } from '../../shared/problem.ts'
import type { Pool, Sql } from '../../shared/transaction.ts'
import { secondsUntil } from '../holds/hold-time.ts'
import { threeForTwo } from '../pricing/pricing.ts'
import * as queries from './discount-queries.ts'

/** A discount, and the id of staff's code that it comes from; the built-in offer has none. */
export type UsableCode = { id: number | null; discount: AppliedDiscount }

/** The codes that staff make, and 3FOR2, which is built in (decisions). */
export type Discounts = ReturnType<typeof createDiscounts>

export function createDiscounts({ sql, clock }: { sql: Pool; clock: Clock }) {
  /** Why the session can't use the code: no such code, or other orders that wait for their payment have its last uses. */
  async function refusal(
    code: string,
    { session, field, sql: place = sql }: { session: string; field: string; sql?: Sql },
  ): Promise<Problem> {
    const release = await queries.releaseOfCode(place, code, dayInOslo(clock()), session)
    if (!release) return new Problem('invalid_discount_code', { field })
    return new Problem('discount_code_held', { field, retryAfter: secondsUntil(release, clock()) })
  }

  return {
    list: (): Promise<DiscountCode[]> => queries.allCodes(sql),

    /** Problems: discount_code_taken, discount_code_reserved, percentage_out_of_range, invalid_date. */
    async create(input: DiscountCodeInput): Promise<DiscountCode> {
      const created = await queries.insertedCode(sql, valuesOf(input))
      if (!created) throw new Problem('discount_code_taken', { field: 'code' })
      return created
    },

    /** Problems as for create, discount_code_not_found, and changed_meanwhile when the input names an older version. */
    async update(
      id: number,
      { version, ...input }: DiscountCodeInput,
      administrator: string,
    ): Promise<DiscountCode> {
      const edit = { administrator, at: clock(), version }
      const updated = await queries.updatedCode(sql, id, valuesOf(input), edit)
      if (updated === 'taken') throw new Problem('discount_code_taken', { field: 'code' })
      if (updated) return updated
      const conflict = await queries.codeConflict(sql, id)
      if (!conflict) throw new Problem('discount_code_not_found', { field: 'id' })
      throw new Problem('changed_meanwhile', { conflict })
    },

    /** Deleting again succeeds; Problem discount_code_not_found for one that never existed. */
    async remove(id: number): Promise<void> {
      if (!(await queries.deletedCode(sql, id)))
        throw new Problem('discount_code_not_found', { field: 'id' })
    },

    /** Undoes a deletion, uses included; Problems discount_code_not_found, discount_code_taken. */
    async restore(id: number): Promise<DiscountCode> {
      const restored = await queries.restoredCode(sql, id)
      if (restored === 'taken') throw new Problem('discount_code_taken', { field: 'code' })
      if (!restored) throw new Problem('discount_code_not_found', { field: 'id' })
      return restored
    },

    /**
     * The discount behind a typed code, null for none; `field` is what the request calls it. Problems for
     * a code that the session can't use: invalid_discount_code, discount_code_held.
     */
    async find(
      typed: string | null | undefined,
      { session, field }: { session: string; field: string },
    ): Promise<UsableCode | null> {
      const code = typed?.trim().toLocaleUpperCase('nb')
      if (!code) return null
      if (code === threeForTwo.code) return { id: null, discount: threeForTwo }
      const found = await queries.usableCode(sql, code, dayInOslo(clock()), session)
      if (!found) throw await refusal(code, { session, field })
      const { id, type, value, minimumAmount, excludeCustomPatches } = found
      return { id, discount: { code, type, value, minimumAmount, excludeCustomPatches } }
    },

    refusal,
  }
}

function valuesOf(input: DiscountCodeInput): queries.DiscountCodeValues {
  const code = input.code.toLocaleUpperCase('nb')
  if (code === threeForTwo.code) throw new Problem('discount_code_reserved', { field: 'code' })
  if (input.type === 'percentage' && input.value > 100)
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

/** A date as it is, a date and time as its day in Oslo; Problem invalid_date for one that no calendar has. */
function dayOf(text: string): string {
  const date = new Date(text)
  const exists =
    !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text.slice(0, 10)
  if (!exists) throw new Problem('invalid_date', { field: 'validUntil' })
  return text.includes('T') ? dayInOslo(date) : text
}
