import { type EventKind, recordEvents, recordedEvents } from '../../events/index.ts'
import {
  linesAsJson,
  type OrderRow,
  orderColumns,
  type RevisionLine,
  type Settled,
  settle,
} from '../../orders/index.ts'
import { type DocumentContents, receiptRow } from '../../payments/index.ts'
import { firstMails } from '../../post/index.ts'
import type { Fragment, Transaction } from '../../shared/transaction.ts'
import { type Need, unmetByPayment } from '../holds/hold-queries.ts'

/** The charge of a revision, in øre, and the lines that it delivers. */
export type PaidContents = {
  revision: number
  total: number
  /** The staff code that the revision was priced with; null for none and for the built-in offer. */
  discountCodeId: number | null
  lines: RevisionLine[]
}

/**
 * `contents` are null when the order has no such revision. `isCodeOverdrawn`: more uses of its code are held and paid
 * than the code has.
 */
export type OrderToSettle = OrderRow & { contents: PaidContents | null; isCodeOverdrawn: boolean }

/**
 * The order whose intent this is or was, with the contents of the revision that the intent pays; undefined for an
 * unknown intent. Locks the order, then the discount codes that it uses and is to use. Revisions never change, so their
 * contents need no lock.
 */
export async function orderToSettle(
  tx: Transaction,
  { intentId, revision }: { intentId: string; revision: number | null },
): Promise<OrderToSettle | undefined> {
  const [order] = await tx<OrderToSettle[]>`
    with found as (
      select *
      from orders.orders
      where id = (
        select id
        from orders.orders
        where payment_intent_id = ${intentId}
          or id = (
            select order_id
            from orders.replaced_intents
            where payment_intent_id = ${intentId}
          )
      )
      for update
    ), paid_revision as (
      select r.*
      from found
      join orders.revisions r on r.order_id = found.id
      where r.revision = ${revision}::bigint
    ), codes as (
      select
        id,
        current_uses > max_uses as is_overdrawn
      from checkout.discount_codes
      where id in (
        select discount_code_id from found
        union all
        select discount_code_id from paid_revision
      )
      order by id
      for no key update
    )
    select
      ${orderColumns(tx)},
      (
        select json_build_object(
          'revision', r.revision,
          'total', r.total,
          'discountCodeId', r.discount_code_id,
          'lines', ${linesAsJson(tx)}
        )
        from paid_revision r
      ) as contents,
      -- Without this, PostgreSQL would not run the query that locks the codes.
      (
        select coalesce(bool_or(is_overdrawn), false)
        from codes
      ) as "isCodeOverdrawn"
    from found
  `
  return order
}

/**
 * Settles an order as paid: its holds end, `taken` takes its units off the stock, its network is credited, its receipt
 * is issued and its mail waits to be sent, all of which is recorded. False, with nothing changed, when a need of the
 * order is not met.
 */
export async function settledAsPaid(
  tx: Transaction,
  id: number,
  {
    needs,
    units,
    taken,
  }: { needs: readonly Need[]; units: ReadonlyMap<number, number>; taken: Fragment },
  settled: Settled,
  receipt: DocumentContents,
): Promise<boolean> {
  const { count } = await tx`
    with settled as (
      ${settle(tx, id, 'paid', settled)}
        and not exists (${unmetByPayment(tx, id, needs)})
      returning o.id
    ), released as (
      delete from checkout.holds
      where order_id in (select id from settled)
    ), credited as (
      -- As the order was before this statement: an abandoned one has no address.
      insert into checkout.paid_networks (client_address, paid_at)
      select client_address, ${settled.at}
      from orders.orders
      where id in (select id from settled)
        and client_address is not null
    ), taken as (
      ${taken}
        and exists (select from settled)
    ), issued as (
      ${receiptRow(tx, receipt)}
    ), happened as (
      select kind, id as order_id, null::int as product_id, jsonb_build_object('amount', ${receipt.gross}::int) as data
      from settled, unnest(${['order_paid', 'receipt_issued'] satisfies EventKind[]}::text[]) as kind
      union all
      select ${'stock_sold' satisfies EventKind}, id, product_id, jsonb_build_object('units', units)
      from settled, unnest(${[...units.keys()]}::int[], ${[...units.values()]}::int[]) as line (product_id, units)
    ), recorded as (
      ${recordedEvents(tx, settled.at, tx`happened`)}
    )
    ${firstMails(tx, 'receipt', tx`settled`, settled.at)}
  `
  return count === 1
}

/** Settles an order whose payment of `received` øre will be refunded: its holds end. */
export async function settleAsRefundDue(
  tx: Transaction,
  id: number,
  settled: Settled & { received: number },
): Promise<void> {
  await tx`
    with released as (
      delete from checkout.holds
      where order_id = ${id}
    )
    ${settle(tx, id, 'refund_due', settled)}
  `
  const event = { kind: 'order_unfulfilled', orderId: id, amount: settled.received } as const
  await recordEvents(tx, settled.at, [event])
}
