import type { ShownLine } from '../../cart/index.ts'
import { setDiscountCode } from '../../orders/index.ts'
import type { DiscountCode } from '../../shared/contract/api.d.ts'
import type { Fragment, Sql, Transaction } from '../../shared/transaction.ts'
import { keptFrom } from '../holds/network-cap-queries.ts'
import { builtInOffer } from '../pricing/pricing.ts'
import { heldUses, isActive } from './discount-queries.ts'

/** The discount of a code, as stored. */
export type StoredDiscount = Pick<
  DiscountCode,
  'id' | 'type' | 'value' | 'minimumAmount' | 'excludeCustomPatches'
>

const discountColumns = (sql: Sql) => sql`
  id,
  type,
  value,
  minimum_amount as "minimumAmount",
  exclude_custom_patches as "excludeCustomPatches"
`

/** The user of a code: a session, and its network address. */
type User = { session: string; clientAddress: string | null }

/** Uses of the code that open orders of other sessions hold. */
const heldByOthers = (sql: Sql, session: string) => sql`
  select
    o.client_address as network,
    o.id as "orderId",
    1 as quantity
  from orders.orders o
  where o.payment = 'open'
    and o.discount_code_id = discount_codes.id
    and o.session_id <> ${session}
`

/** The uses of the code that are not paid for; null for a code without a limit. */
const unpaidUses = (sql: Sql) => sql`(max_uses - current_uses + ${heldUses(sql)})`

/** Whether the code has a use for the session's order that other orders do not keep from it. */
const hasUseFor = (sql: Sql, { session, clientAddress }: User) => {
  const network = sql`${clientAddress}::text`
  return sql`
    (
      max_uses is null
      or ${unpaidUses(sql)} > ${keptFrom(sql, network, heldByOthers(sql, session), unpaidUses(sql))}
    )
  `
}

/**
 * The code (null: none) if the session can use it on that day (YYYY-MM-DD, Oslo), else undefined; a use held by the
 * session's own open order does not count against it. Also the cart's lines that `lines` selects.
 */
export async function usableCodeAndLines(
  sql: Sql,
  code: string | null,
  day: string,
  { lines, ...user }: User & { lines: Fragment },
): Promise<{ code: StoredDiscount | undefined; lines: ShownLine[] }> {
  const [row] = await sql<{ code: StoredDiscount | null; lines: ShownLine[] | null }[]>`
    with usable as (
      select ${discountColumns(sql)}
      from checkout.discount_codes
      where ${isActive(sql, code, day)}
        and (
          ${hasUseFor(sql, user)}
          or exists (
            select
            from orders.orders o
            where o.session_id = ${user.session}
              and o.payment = 'open'
              and o.discount_code_id = discount_codes.id
          )
        )
    )
    select
      (select to_json(usable) from usable) as code,
      (select json_agg(line) from (${lines}) line) as lines
  `
  return { code: row?.code ?? undefined, lines: row?.lines ?? [] }
}

/**
 * Locks the code (null: none) and the one that the order uses so far, sorted by id to avoid deadlocks, so that their
 * uses stay unchanged until the transaction ends. The code if the order can use it on that day (YYYY-MM-DD, Oslo), else
 * undefined.
 */
export async function lockedCode(
  tx: Transaction,
  code: string | null,
  day: string,
  { usedSoFar, ...user }: User & { usedSoFar: number | null },
): Promise<StoredDiscount | undefined> {
  const [row] = await tx<StoredDiscount[]>`
    with discount_codes as (
      select *
      from checkout.discount_codes
      where id = ${usedSoFar}::int
        or (code = ${code} and deleted_at is null)
      order by id
      for no key update
    )
    select ${discountColumns(tx)}
    from discount_codes
    where ${isActive(tx, code, day)}
      and (id = ${usedSoFar}::int or ${hasUseFor(tx, user)})
  `
  return row
}

/** The id of the code of this name, a deleted one if no other is left; null without such a code. */
export async function idOfCode(sql: Sql, code: string | null): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    select id
    from checkout.discount_codes
    where code = ${code}
    order by deleted_at is null desc, id desc
    limit 1
  `
  return row?.id ?? null
}

/** SQL for whether a discount takes nothing off custom patches, as its code says now. */
export const excludesCustom = (
  sql: Sql,
  { code, codeId }: { code: string | null; codeId: number | null },
) => sql`
  coalesce(
    (
      select exclude_custom_patches
      from checkout.discount_codes
      where id = ${codeId}::int
    ),
    ${code}::text = ${builtInOffer.code},
    false
  )
`

/** The discount code whose use an order counts as before and after; null for none. */
type Move = { from: number | null; to: number | null }

/** Counts a use of one code instead of another. The transaction has locked the codes, and `to` has a use left. */
export const countUse = (sql: Sql, { from, to }: Move) => sql`
  update checkout.discount_codes
  set current_uses = current_uses + case when id = ${to}::int then 1 else -1 end
  where id in (${from}::int, ${to}::int)
    and ${from}::int is distinct from ${to}::int
`

/** Whether paid orders have left a use of the code. The transaction has locked it. */
export async function hasUnpaidUse(tx: Transaction, codeId: number): Promise<boolean> {
  const { count } = await tx`
    select
    from checkout.discount_codes
    where id = ${codeId}
      and ${unpaidUses(tx)} > 0
  `
  return count === 1
}

/**
 * Counts the order as a use of one code (null: none) instead of another. False, with nothing changed, when the code has
 * reached its limit. The transaction has locked the codes.
 */
export async function movedUse(
  tx: Transaction,
  orderId: number,
  { from, to }: Move,
): Promise<boolean> {
  const { count } = await tx`
    with allowed as (
      select
      where ${to}::int is null
        or exists (
          select
          from checkout.discount_codes
          where id = ${to}
            and (max_uses is null or current_uses < max_uses)
        )
    ), counted as (
      ${countUse(tx, { from, to })}
        and exists (select from allowed)
    )
    ${setDiscountCode(tx, orderId, to)}
      and exists (select from allowed)
  `
  return count === 1
}
