import type { Seller } from '../../shared/terms.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'

/** The contents of a new document: amounts in øre, the VAT rate in per cent. */
export type DocumentContents = {
  issuedAt: Date
  gross: number
  vatRate: number | null
  vat: number
  seller: Seller
  /** When the goods are delivered; null on a credit note. */
  delivery: string | null
}

/** Inserts the receipt of the order that the CTE `settled` has. It is numbered when the transaction commits. */
export const receiptRow = (sql: Sql, document: DocumentContents) => sql`
  insert into payments.documents (kind, order_id, issued_at, gross, vat_rate, vat, seller, delivery)
  select 'receipt', id, ${values(sql, document)}
  from settled
`

/** Adds the credit note of a refund that is made, once. It is numbered when the transaction commits. */
export async function addCreditNote(
  tx: Transaction,
  { orderId, refundId }: { orderId: number; refundId: number },
  document: DocumentContents,
): Promise<void> {
  await tx`
    insert into payments.documents (kind, order_id, refund_id, issued_at, gross, vat_rate, vat, seller, delivery)
    select 'credit_note', ${orderId}::int, ${refundId}::int, ${values(tx, document)}
    on conflict (refund_id) do nothing
  `
}

const values = (
  sql: Sql,
  { issuedAt, gross, vatRate, vat, seller, delivery }: DocumentContents,
) => sql`
  ${issuedAt}::timestamptz,
  ${gross}::int,
  ${vatRate}::smallint,
  ${vat}::int,
  ${sql.json(seller)}::jsonb,
  ${delivery}
`

/** VAT rate and credited sums of an order's documents. */
export type Taxed = {
  /** Of the receipt. */
  vatRate: number | null
  /** Sums of the credit notes of refunds that are made, in øre. */
  credited: number
  creditedVat: number
}

/** The sums of an order's documents, except for this refund's. The caller has locked the order. */
export async function taxedSoFar(
  tx: Transaction,
  orderId: number,
  refundId: number,
): Promise<Taxed> {
  const [row] = await tx<[Taxed]>`
    select
      max(d.vat_rate) filter (where d.kind = 'receipt') as "vatRate",
      coalesce(sum(d.gross) filter (where f.state = 'made'), 0)::int as credited,
      coalesce(sum(d.vat) filter (where f.state = 'made'), 0)::int as "creditedVat"
    from payments.documents d
    left join payments.refunds f on f.id = d.refund_id
    where d.order_id = ${orderId}
      and d.refund_id is distinct from ${refundId}
  `
  return row
}
