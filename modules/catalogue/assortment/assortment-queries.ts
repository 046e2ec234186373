import type { Product } from '../../shared/contract/api.d.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'
import type { Flag } from '../rules.ts'
import type { Photo } from './photo.ts'

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

export type NewProduct = Pick<Product, 'name' | 'description' | 'tags' | 'stock' | Flag> & {
  categoryId: number
  priceOre: number
  photo: Photo
  at: Date
}

/** Inserts a product and returns its id; the transaction has called `lockNewProducts`. */
export async function addedProduct(tx: Transaction, product: NewProduct): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into catalogue.products (
      id, category_id, name, description, price_ore, tags, rating, review_count, stock,
      is_new, is_popular, is_glow_in_dark, photo_hash, photo_colour, created_at
    )
    select
      greatest(max(id) + 1, ${firstId}), ${product.categoryId}, ${product.name}, ${product.description},
      ${product.priceOre}, ${[...product.tags]}, 0, 0, ${product.stock},
      ${product.isNew}, ${product.isPopular}, ${product.isGlowInDark},
      ${product.photo.hash}, ${product.photo.colour}, ${product.at}
    from catalogue.products
    returning id
  `
  if (!row) throw new Error('The product was not written')
  return row.id
}

/** The columns that staff change. */
export type ProductColumns = Partial<{
  name: string
  description: string
  category_id: number
  price_ore: number
  tags: string[]
  stock: number
  is_new: boolean
  is_popular: boolean
  is_glow_in_dark: boolean
  is_hidden: boolean
  photo_hash: string
  photo_colour: string
}>

/** Writes these columns and no others, so that a concurrent change of other columns is kept. */
export async function setColumns(
  tx: Transaction,
  id: number,
  columns: ProductColumns,
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
