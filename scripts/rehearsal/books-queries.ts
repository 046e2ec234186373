import { countOf, numberOf, type Pool } from '../../modules/shared/transaction.ts'

/** The stored number of uses of a code. */
export const usesOf = (sql: Pool, code: string) =>
  numberOf(sql<{ uses: number }[]>`
    select current_uses as uses
    from checkout.discount_codes
    where code = ${code}
  `)

/** Units in stock of all patches. */
export async function stockOf(sql: Pool): Promise<Map<number, number>> {
  const rows = await sql<{ id: number; stock: number }[]>`
    select id, stock
    from catalogue.products
  `
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

export type Booked = {
  orderNumber: string
  session: string
  payment: string
  intentId: string | null
  total: number
  discountCode: string | null
  holds: number
  /** The refunded amount of a paid order in øre, and the number of its refunds. */
  refunded: number
  refunds: number
  /** Refunds that are neither made nor failed. */
  refundsDue: number
  /** Units that came back into stock. */
  restocked: { productId: number; quantity: number }[]
  lines: { productId: number; quantity: number }[]
  /** Amounts of its receipts and of its credit notes, in øre. */
  receipts: number
  creditNotes: number
}

/** The orders of these sessions, each in its current revision. */
export const ordersOf = (sql: Pool, sessions: readonly string[]): Promise<Booked[]> => sql<
  Booked[]
>`
  select
    o.order_number as "orderNumber",
    o.session_id as session,
    o.payment,
    o.payment_intent_id as "intentId",
    r.total,
    r.discount_code as "discountCode",
    (select count(*)::int from checkout.holds h where h.order_id = o.id) as holds,
    coalesce(o.refunded_amount, 0) as refunded,
    (select count(*)::int from payments.refunds f where f.order_id = o.id and f.state = 'made') as refunds,
    (select count(*)::int from payments.refunds f where f.order_id = o.id and f.state = 'due') as "refundsDue",
    (
      select coalesce(json_agg(json_build_object('productId', u.item_id, 'quantity', u.restocked)), '[]')
      from payments.refunds f
      join payments.refunded_units u on u.refund_id = f.id
      where f.order_id = o.id
        and u.restocked > 0
    ) as restocked,
    (
      select json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity))
      from orders.lines l
      where l.order_id = o.id
        and l.revision = o.revision
    ) as lines,
    (
      select coalesce(sum(d.gross), 0)::int
      from payments.documents d
      where d.order_id = o.id
        and d.kind = 'receipt'
    ) as receipts,
    (
      select coalesce(sum(d.gross), 0)::int
      from payments.documents d
      where d.order_id = o.id
        and d.kind = 'credit_note'
    ) as "creditNotes"
  from orders.orders o
  join orders.revisions r on r.order_id = o.id and r.revision = o.revision
  where o.session_id = any(${[...sessions]})
`

/** The number of cart lines that the session has already paid for. */
export const boughtButInCart = (sql: Pool, sessions: readonly string[]) =>
  countOf(sql`
    select 1
    from cart.lines c
    join orders.orders o on o.session_id = c.session_id and o.payment = 'paid'
    join orders.lines l
      on l.order_id = o.id and l.revision = o.revision and l.product_id = c.product_id
    where c.session_id = any(${[...sessions]})
  `)

export type Money = { intentId: string; status: string; received: number; refunded: number }

/** The provider's amounts received from and refunded to these addresses, in øre, also for orders that were lost. */
export const moneyOf = (provider: Pool, emails: readonly string[]): Promise<Money[]> =>
  provider<Money[]>`
    select
      i.id as "intentId",
      i.body ->> 'status' as status,
      (i.body ->> 'amount_received')::int as received,
      coalesce((
        select sum((r.body ->> 'amount')::int)::int
        from test_payments.objects r
        where r.kind = 'refund'
          and r.body ->> 'payment_intent' = i.id
      ), 0) as refunded
    from test_payments.objects i
    where i.kind = 'payment_intent'
      and i.body -> 'metadata' ->> 'email' = any(${[...emails]})
  `
