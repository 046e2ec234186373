import { formOfDesign } from '../../artwork/index.ts'
import { unitsToSend } from '../../payments/index.ts'
import type { Proof, ProofRound, ProofState } from '../../shared/contract/api.d.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'
import { isAtShop, isToBeSewn } from './unapproved-queries.ts'

/** The design of a line, as the customer is to approve it, or the picture of which staff are to make one. */
export type ShownDesign = { itemId: number; imageId: string; state: 'waiting' | 'undesigned' }

/** Begins the first round of each design or picture of an order. */
export async function addFirstRounds(
  tx: Transaction,
  orderId: number,
  designs: readonly ShownDesign[],
  at: Date,
): Promise<void> {
  await tx`
    insert into workshop.proofs (order_id, item_id, round, image_id, state, shown_at)
    select ${orderId}::int, design.*, ${at}::timestamptz
    from (
      select item_id, 1, image_id, state
      from unnest(
        ${designs.map(({ itemId }) => itemId)}::int[],
        ${designs.map(({ imageId }) => imageId)}::uuid[],
        ${designs.map(({ state }) => state)}::text[]
      ) as given (item_id, image_id, state)
    ) design
  `
}

/** The proofs of an order in the order of its lines. Staff also see who began each round. */
export async function proofsOfOrder(
  sql: Sql,
  orderId: number,
  { forStaff, itemId = null }: { forStaff: boolean; itemId?: number | null },
): Promise<Proof[]> {
  const rows = await sql<Proof[]>`
    select
      p.item_id as "itemId",
      l.name,
      -- A line that is no longer needed is shown as it was ordered.
      coalesce(nullif(${unitsToSend(sql, sql`o`, sql`l`)}, 0), l.quantity) as quantity,
      ${isAtShop(sql)} and ${isToBeSewn(sql)} as "isNeeded",
      (
        select json_agg(
          jsonb_build_object(
            'round', r.round,
            'answers', r.answers,
            'imageId', r.image_id,
            'state', r.state,
            'note', r.note,
            'comment', r.comment,
            'shownAt', r.shown_at,
            'answeredAt', r.answered_at
          )
          || jsonb_strip_nulls(jsonb_build_object('form', ${formOfDesign(sql, sql`r.image_id`)}))
          || case
            when ${forStaff} and r.administrator is not null
              then jsonb_build_object('administrator', r.administrator)
            else '{}'
          end
          order by r.round desc
        )
        from workshop.proofs r
        where r.order_id = p.order_id
          and r.item_id = p.item_id
      ) as rounds
    from workshop.proofs p
    join orders.orders o on o.id = p.order_id
    join orders.lines l
      on l.order_id = o.id
      and l.revision = o.revision
      and l.item_id = p.item_id
    where p.order_id = ${orderId}
      and p.replaced_at is null
      and (${itemId}::int is null or p.item_id = ${itemId}::int)
    order by p.item_id
  `
  return rows.map((proof) => ({ ...proof, rounds: proof.rounds.map(withTimes) }))
}

const withTimes = (round: ProofRound): ProofRound => ({
  ...round,
  shownAt: new Date(round.shownAt).toISOString(),
  answeredAt: round.answeredAt && new Date(round.answeredAt).toISOString(),
})

/** The proof of a line. Throws for a line without. */
export async function proofOfLine(
  sql: Sql,
  { orderId, itemId }: { orderId: number; itemId: number },
  { forStaff }: { forStaff: boolean },
): Promise<Proof> {
  const [proof] = await proofsOfOrder(sql, orderId, { forStaff, itemId })
  if (!proof) throw new Error(`Line ${itemId} of order ${orderId} has no proof`)
  return proof
}

/** An order with the latest round of one of its proofs. */
export type LatestRound = {
  sessionId: string
  round: number
  answers: number
  imageId: string
  state: ProofState
  note: string | null
  administrator: string | null
  comment: string | null
  isNeeded: boolean
}

/**
 * The latest round of a line's proof; undefined for a line without. Locks the order until the transaction ends, so that
 * the answers of customer and staff and the order's status follow one another.
 */
export async function lockedRound(
  tx: Transaction,
  orderId: number,
  itemId: number,
): Promise<LatestRound | undefined> {
  await tx`
    select
    from orders.orders
    where id = ${orderId}
    for update
  `
  // A statement of its own, which sees what the holder of the lock has written.
  const [row] = await tx<LatestRound[]>`
    select
      o.session_id as "sessionId",
      p.round,
      p.answers,
      p.image_id as "imageId",
      p.state,
      p.note,
      p.administrator,
      p.comment,
      ${isAtShop(tx)} and ${isToBeSewn(tx)} as "isNeeded"
    from workshop.proofs p
    join orders.orders o on o.id = p.order_id
    where p.order_id = ${orderId}
      and p.item_id = ${itemId}
      and p.replaced_at is null
  `
  return row
}

type Answer = { state: 'approved' } | { state: 'commented'; comment: string }

/** Stores the customer's answer to the latest round; an earlier comment on it stays when it is approved. */
export async function answerRound(
  tx: Transaction,
  { orderId, itemId }: { orderId: number; itemId: number },
  answer: Answer,
  at: Date,
): Promise<void> {
  const comment = answer.state === 'commented' ? answer.comment : null
  await tx`
    update workshop.proofs
    set state = ${answer.state},
        comment = coalesce(${comment}::text, comment),
        answered_at = ${at},
        answers = answers + 1
    where order_id = ${orderId}
      and item_id = ${itemId}
      and replaced_at is null
  `
}

type NewRound = {
  orderId: number
  itemId: number
  imageId: string
  note: string
  administrator: string
}

/** Begins the round after the latest one. */
export async function addRound(
  tx: Transaction,
  { orderId, itemId, imageId, note, administrator }: NewRound,
  at: Date,
): Promise<void> {
  await tx`
    update workshop.proofs
    set replaced_at = ${at}
    where order_id = ${orderId}
      and item_id = ${itemId}
      and replaced_at is null
  `
  await tx`
    insert into workshop.proofs (order_id, item_id, round, image_id, note, administrator, shown_at)
    select ${orderId}, ${itemId}, max(round) + 1, ${imageId}, ${note}, ${administrator}, ${at}
    from workshop.proofs
    where order_id = ${orderId}
      and item_id = ${itemId}
  `
}

/** The pictures of these orders in all rounds of their proofs. */
export async function picturesOfProofs(sql: Sql, orderIds: readonly number[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct image_id as id
    from workshop.proofs
    where order_id = any(${[...orderIds]})
  `
  return rows.map(({ id }) => id)
}

/** Deletes the proofs of these orders. */
export async function deleteProofs(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  await tx`
    delete from workshop.proofs
    where order_id = any(${[...orderIds]})
  `
}
