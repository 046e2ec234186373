import type { Sql, Transaction } from '../../shared/transaction.ts'
import type { ProductColumns } from '../product-columns.ts'

/** First id of products that staff create. The data files and their variations use lower ids. */
const firstId = 500_001

/** The id of a category; undefined for an unknown name. */
export async function categoryNamed(sql: Sql, name: string): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select id
    from catalogue.categories
    where name = ${name}
  `
  return row?.id
}

/** Locks the creation of products until the transaction ends. */
export async function lockNewProducts(tx: Transaction): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended('catalogue.new-product', 0))`
}

/** The columns of a new product. */
type NewColumns = Omit<ProductColumns, 'id' | 'image' | 'is_hidden' | 'version'> & {
  photo_hash: string
}

/** Inserts a product and returns its id; the transaction has called `lockNewProducts`. */
export async function addedProduct(tx: Transaction, columns: NewColumns): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into catalogue.products (${tx(Object.keys(columns))}, id)
    select ${tx(columns)}, greatest(max(id) + 1, ${firstId})
    from catalogue.products
    returning id
  `
  if (!row) throw new Error('The product was not written')
  return row.id
}

/** Writes these columns and no others, so that a concurrent change of other columns is kept. */
export async function setColumns(
  tx: Transaction,
  id: number,
  columns: Partial<ProductColumns & { photo_hash: string }>,
): Promise<void> {
  await tx`
    update catalogue.products
    set ${tx(columns)}
    where id = ${id}
  `
}

/** Records an edit by staff as the next version. A change of the stock alone does not count as an edit. */
export async function noteEdit(
  tx: Transaction,
  id: number,
  { administrator, at }: { administrator: string; at: Date },
): Promise<void> {
  await tx`
    update catalogue.products
    set version = version + 1, changed_by = ${administrator}, changed_at = ${at}
    where id = ${id}
  `
}

/** The version of a locked product, its last editor, and whether it has a photo. Throws for an unknown id. */
export async function editState(tx: Transaction, id: number) {
  const [row] = await tx<
    { version: number; changedBy: string | null; changedAt: Date | null; hasPhoto: boolean }[]
  >`
    select version, changed_by as "changedBy", changed_at as "changedAt",
      photo_hash is not null as "hasPhoto"
    from catalogue.products
    where id = ${id}
  `
  if (!row) throw new Error(`Product ${id} is gone`)
  return { ...row, changedAt: row.changedAt?.toISOString() ?? null }
}
