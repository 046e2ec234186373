import { formOfDesign } from '../../artwork/index.ts'
import { unitsToSend } from '../../payments/index.ts'
import { latestSent } from '../../post/index.ts'
import type { DesignForm, ProofToAnswer } from '../../shared/contract/api.d.ts'
import type { DesignNumber } from '../../shared/pictures/design-form.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'

/** Whether some of the units of a proof `p`'s line are still to be sewn: not all of them were refunded. */
export const isToBeSewn = (sql: Sql) => sql`
  (
    select ${unitsToSend(sql, sql`paid`, sql`line`)} > 0
    from orders.orders paid
    join orders.lines line on line.order_id = paid.id and line.revision = paid.revision
    where paid.id = p.order_id
      and line.item_id = p.item_id
  )
`

/** The latest rounds `p` that the customer has not approved. */
export const isOpenRound = (sql: Sql) => sql`(p.replaced_at is null and p.state <> 'approved')`

/** Those of what is still to be sewn. */
export const isUnapproved = (sql: Sql) => sql`(${isOpenRound(sql)} and ${isToBeSewn(sql)})`

/** Whether the order `o` was paid and is still at the shop. */
export const isAtShop = (sql: Sql) =>
  sql`o.payment = 'paid' and o.status in ('pending', 'processing')`

/**
 * Whether a picture is that of a design that no customer has approved for sewing: it was shown for approval, and is not
 * the latest of a proof that is approved. False for a picture that was never shown for approval.
 */
export async function isUnapprovedDesign(sql: Sql, imageId: string): Promise<boolean> {
  const [row] = await sql<{ isHeldBack: boolean | null }[]>`
    select not bool_or(replaced_at is null and state = 'approved') as "isHeldBack"
    from workshop.proofs
    where image_id = ${imageId}
  `
  return row?.isHeldBack ?? false
}

/** Whether a design of the order `o` waits for its customer. */
export const isAwaited = (sql: Sql) => sql`
  exists (
    select
    from workshop.proofs p
    where p.order_id = o.id
      and p.state = 'waiting'
      and ${isUnapproved(sql)}
  )
`

/** A design that waits for the customer of its order. */
export type AwaitedDesign = DesignNumber & {
  name: string
  quantity: number
  imageId: string
  form: DesignForm | null
  note: string | null
  /** Whether staff have shown it since the last mail about an answer of theirs. */
  isNew: boolean
}

/** The designs of an order that wait for its customer: new ones first, then in the order of its lines. */
export const awaitedDesigns = (sql: Sql, orderId: number): Promise<AwaitedDesign[]> => sql<
  AwaitedDesign[]
>`
  select
    l.name,
    ${unitsToSend(sql, sql`o`, sql`l`)} as quantity,
    p.number,
    p.count,
    p.image_id as "imageId",
    ${formOfDesign(sql, sql`p.image_id`)} as form,
    p.note,
    p.note is not null
      and p.shown_at >= coalesce(
        (select sent_at from ${latestSent(sql, 'proof', sql`p.order_id`)} mail),
        '-infinity'
      ) as "isNew"
  from (
    -- Numbered before the answered ones are left out, as the order's page numbers them.
    select
      *,
      row_number() over (order by item_id)::int as number,
      count(*) over ()::int as count
    from workshop.proofs
    where order_id = ${orderId}
      and replaced_at is null
  ) p
  join orders.orders o on o.id = p.order_id
  join orders.lines l
    on l.order_id = o.id
    and l.revision = o.revision
    and l.item_id = p.item_id
  where p.state = 'waiting'
    and ${isUnapproved(sql)}
  order by "isNew" desc, p.item_id
`

/**
 * Up to `most` orders whose designs wait for staff, the latest first: those with a comment, those with a picture of which
 * staff are to make a design, and those that were shown before `overdueSince` without an answer.
 */
export async function ordersToAnswer(
  sql: Sql,
  overdueSince: Date,
  most: number,
): Promise<ProofToAnswer[]> {
  const rows = await sql<(Omit<ProofToAnswer, 'since'> & { since: Date })[]>`
    select
      o.id as "orderId",
      o.order_number as "orderNumber",
      o.customer_name as "customerName",
      case
        when bool_or(p.state = 'commented') then 'commented'
        when bool_or(p.state = 'undesigned') then 'undesigned'
        else 'overdue'
      end as reason,
      coalesce(
        max(p.answered_at) filter (where p.state = 'commented'),
        min(p.shown_at) filter (where p.state = 'undesigned'),
        min(p.shown_at)
      ) as since
    from workshop.proofs p
    join orders.orders o on o.id = p.order_id
    where ${isUnapproved(sql)}
      and (p.state in ('commented', 'undesigned') or p.shown_at <= ${overdueSince})
      and ${isAtShop(sql)}
    group by o.id
    order by since desc, o.id desc
    limit ${most}
  `
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }))
}

/**
 * Counts the reminders of silent customers, and returns up to `most` orders, locked, to whom one is due: a design was
 * shown before the time at the place of its number of reminders. Times that passed meanwhile are counted as one.
 */
export async function countedReminders(
  tx: Transaction,
  shownBefore: readonly Date[],
  most: number,
): Promise<number[]> {
  const due = tx`(
    select count(*)
    from unnest(${shownBefore.map((time) => time.toISOString())}::timestamptz[]) as before
    where p.shown_at <= before
  )`
  const rows = await tx<{ id: number }[]>`
    with silent as (
      select o.id
      from orders.orders o
      where o.id in (
          select p.order_id
          from workshop.proofs p
          where p.state = 'waiting'
            and ${isUnapproved(tx)}
            and p.reminders < ${due}
        )
        and ${isAtShop(tx)}
      order by o.id
      limit ${most}
      for update skip locked
    ), counted as (
      update workshop.proofs p
      set reminders = ${due}
      from silent
      where p.order_id = silent.id
        and p.state = 'waiting'
        and ${isUnapproved(tx)}
        and p.reminders < ${due}
      returning p.order_id
    )
    select distinct order_id as id
    from counted
  `
  return rows.map(({ id }) => id)
}
