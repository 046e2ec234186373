import type { DiscountCode } from '../../shared/contract/api.d.ts'
import type { Conflict } from '../../shared/problem.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'

/** Uses held by open orders. They count against the limit like paid uses. */
export const heldUses = (sql: Sql) => sql`
  (
    select count(*)::int
    from orders.orders o
    where o.payment = 'open'
      and o.discount_code_id = discount_codes.id
  )
`

const columns = (sql: Sql) => sql`
  id,
  version,
  code,
  description,
  type,
  value,
  minimum_amount as "minimumAmount",
  max_uses as "maxUses",
  current_uses - ${heldUses(sql)} as "currentUses",
  ${heldUses(sql)} as "heldUses",
  to_char(valid_until, 'YYYY-MM-DD') as "validUntil",
  exclude_custom_patches as "excludeCustomPatches",
  is_active as "isActive"
`

/** The administrator of a change, and the version they saw; without a version the last write wins. */
export type Edit = { administrator: string; at: Date; version: number | undefined }

/** The values of a code that staff set: `minimumAmount` in øre, a fixed `value` in kr. */
export type DiscountCodeValues = Omit<DiscountCode, 'id' | 'version' | 'currentUses' | 'heldUses'>

/** All codes that are not deleted, newest first. */
export const allCodes = (sql: Sql): Promise<DiscountCode[]> => sql<DiscountCode[]>`
  select ${columns(sql)}
  from checkout.discount_codes
  where deleted_at is null
  order by id desc
`

/** The condition for a code of this name that staff left active and that is valid on that day (YYYY-MM-DD, Oslo). */
export const isActive = (sql: Sql, code: string | null, day: string) => sql`
  code = ${code}
    and deleted_at is null
    and is_active
    and (valid_until is null or valid_until >= ${day}::date)
`

/**
 * Earliest time at which another session's open order releases a held use of the code. Undefined if the code is
 * unusable on that day (YYYY-MM-DD, Oslo), or if paid orders have used it up.
 */
export async function releaseOfCode(
  sql: Sql,
  code: string,
  day: string,
  session: string,
): Promise<Date | undefined> {
  const [row] = await sql<{ at: Date }[]>`
    select min(o.held_until) as at
    from checkout.discount_codes
    join orders.orders o on o.discount_code_id = discount_codes.id
    where ${isActive(sql, code, day)}
      and o.payment = 'open'
      and o.session_id <> ${session}
    group by discount_codes.id
    having current_uses - count(*) < max_uses
  `
  return row?.at
}

/** The inserted code; undefined when another code has the same name. */
export async function insertedCode(
  sql: Sql,
  values: DiscountCodeValues,
): Promise<DiscountCode | undefined> {
  const [row] = await sql<DiscountCode[]>`
    insert into checkout.discount_codes ${sql(toColumns(values))}
    on conflict (code) where deleted_at is null do nothing
    returning ${columns(sql)}
  `
  return row
}

/** The updated code; 'taken' when another code has the name; undefined for an unknown code or another version. */
export async function updatedCode(
  sql: Sql,
  id: number,
  values: DiscountCodeValues,
  { administrator, at, version }: Edit,
): Promise<DiscountCode | 'taken' | undefined> {
  try {
    const [row] = await sql<DiscountCode[]>`
      update checkout.discount_codes
      set ${sql(toColumns(values))},
        version = version + 1,
        changed_by = ${administrator},
        changed_at = ${at}
      where id = ${id}
        and deleted_at is null
        and ${version === undefined ? sql`true` : sql`version = ${version}`}
      returning ${columns(sql)}
    `
    return row
  } catch (error) {
    // The unique index decides: two concurrent transactions would not see each other's names.
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

/** The current code, its last editor and the time of that edit; undefined for an unknown code. */
export async function codeConflict(sql: Sql, id: number): Promise<Conflict | undefined> {
  type Row = DiscountCode & { changedBy: string | null; changedAt: Date | null }
  const [row] = await sql<Row[]>`
    select ${columns(sql)}, changed_by as "changedBy", changed_at as "changedAt"
    from checkout.discount_codes
    where id = ${id}
      and deleted_at is null
  `
  if (!row) return undefined
  const { changedBy, changedAt, ...current } = row
  return { current, changedBy, changedAt: changedAt?.toISOString() ?? null }
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'

/** A code, deleted or not, locked until the transaction ends; undefined for an unknown id. */
export async function lockedCode(
  tx: Transaction,
  id: number,
): Promise<(DiscountCode & { isDeleted: boolean }) | undefined> {
  const [row] = await tx<(DiscountCode & { isDeleted: boolean })[]>`
    select ${columns(tx)}, deleted_at is not null as "isDeleted"
    from checkout.discount_codes
    where id = ${id}
    for update
  `
  return row
}

/** Marks a code as deleted. */
export async function deleteCode(sql: Sql, id: number): Promise<void> {
  await sql`
    update checkout.discount_codes
    set deleted_at = now()
    where id = ${id}
  `
}

/**
 * Undoes a deletion and returns the code. 'taken' when another code has the name by now, undefined for an unknown code.
 */
export async function restoredCode(
  sql: Sql,
  id: number,
): Promise<DiscountCode | 'taken' | undefined> {
  try {
    const [row] = await sql<DiscountCode[]>`
      update checkout.discount_codes
      set deleted_at = null
      where id = ${id}
      returning ${columns(sql)}
    `
    return row
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

const toColumns = (values: DiscountCodeValues) => ({
  code: values.code,
  description: values.description,
  type: values.type,
  value: values.value,
  minimum_amount: values.minimumAmount,
  max_uses: values.maxUses,
  valid_until: values.validUntil,
  exclude_custom_patches: values.excludeCustomPatches,
  is_active: values.isActive,
})
