import type { Sql, Transaction } from '../../shared/transaction.ts'

/** A document as it is stored. */
export type StoredDocument = {
  kind: string
  number: number
  orderId: number
  refundId: number | null
  gross: number
  vatRate: number | null
  vat: number
}

/** All documents in the order of their numbers. */
export const allDocuments = (sql: Sql) => sql<StoredDocument[]>`
  select kind, number, order_id as "orderId", refund_id as "refundId", gross, vat_rate as "vatRate", vat
  from payments.documents
  order by kind, number
`

/** Ids of the orders that are paid. */
export async function paidOrderIds(sql: Sql): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id
    from orders.orders
    where payment = 'paid'
  `
  return rows.map(({ id }) => id)
}

/** Replaces the order's receipt by one of 1 øre, and returns the number that it gets before the transaction commits. */
export async function numberNow(tx: Transaction, orderId: number): Promise<number | undefined> {
  await tx`
    delete from payments.documents
    where order_id = ${orderId}
      and kind = 'receipt'
  `
  await tx`
    insert into payments.documents (kind, order_id, issued_at, gross, vat, seller)
    values ('receipt', ${orderId}, now(), 1, 0, '{}')
  `
  await tx`set constraints all immediate`
  const [receipt] = await tx<{ number: number }[]>`
    select number
    from payments.documents
    where order_id = ${orderId}
      and kind = 'receipt'
  `
  return receipt?.number
}
