import { type Recipe, type ThreadName, threads } from '../embroidery/index.ts'
import type { Category, Product, StaffProduct } from '../shared/contract/api.d.ts'
import {
  type Fragment,
  firstOf,
  type Sql,
  type Transaction,
  valuesOf,
} from '../shared/transaction.ts'
import { productColumns } from './product-columns.ts'
import { mostStock } from './rules.ts'

const { price: _price, ...plainColumns } = productColumns

/** Selects a `ProductRow` of each product, up to a condition. */
export const productRows = (sql: Sql) => sql`
  select
    ${sql({
      ...Object.fromEntries(
        Object.entries(plainColumns).map(([field, column]) => [field, sql(`p.${column}`)]),
      ),
      category: sql('c.name'),
    })},
    p.price_ore / 100.0 as price,
    p.recipe ->> 'cloth' as cloth
  from catalogue.products p
  join catalogue.categories c on c.id = p.category_id
`

/** A product as stored, with its category's name. */
export type ProductRow = Omit<Product, 'createdAt' | 'imageColour'> & {
  /** A text where rows are read as JSON. */
  createdAt: Date | string
  /** The cloth of a drawing; null for a photo. */
  cloth: ThreadName | null
  photoColour: string | null
  isHidden: boolean
  version: number
}

/** The product of a row, as staff see it. */
export const toProduct = ({ isHidden, version, ...row }: ProductRow): StaffProduct => {
  const { createdAt, price, rating, cloth, photoColour, ...product } = row
  return {
    product: {
      ...product,
      imageColour: photoColour ?? threads[cloth ?? 'white'].toLowerCase(),
      price: Number(price),
      rating: Number(rating),
      createdAt: new Date(createdAt).toISOString(),
    },
    isHidden,
    version,
  }
}

const withIds = (sql: Sql, ids: Fragment | number[]) => sql`
  ${productRows(sql)}
  where p.id = any(${ids})
  order by p.id
`

/** The products with these ids, hidden ones too, sorted by id. */
export async function productsWithIds(sql: Sql, ids: readonly number[]): Promise<StaffProduct[]> {
  const rows = await sql<ProductRow[]>`${withIds(sql, [...ids])}`
  return rows.map(toProduct)
}

/**
 * Selects the rows of these products, given as an array in SQL. Each is locked until the transaction ends, in the order
 * of the ids to avoid deadlocks.
 */
export const lockedRows = (tx: Transaction, ids: Fragment): Fragment =>
  tx`${withIds(tx, ids)} for update of p`

/** All categories by id. */
export const allCategories = (sql: Sql): Promise<Category[]> => sql<Category[]>`
  select id, name
  from catalogue.categories
  order by id
`

/** The source of a product's picture; one of `recipe` and `photoHash` is null. */
export type PictureSource = {
  image: string
  name: string
  recipe: Recipe | null
  photoHash: string | null
}

/** The source of a product's picture; undefined for an unknown id. */
export const pictureSource = (sql: Sql, id: number) =>
  firstOf(sql<PictureSource[]>`
    select image, name, recipe, photo_hash as "photoHash"
    from catalogue.products p
    where id = ${id}
  `)

/** The hashes of all photos of patches. */
export const hashesOfPhotos = (sql: Sql) =>
  valuesOf(sql<{ hash: string }[]>`
    select distinct photo_hash as hash
    from catalogue.products
    where photo_hash is not null
  `)

/** Units in stock of a product, and whether it is hidden. */
export type Shelf = { units: number; isHidden: boolean }

/** The stock by product, locked in the order of the ids to avoid deadlocks. Unknown ids are left out. */
export async function lockedStock(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, Shelf>> {
  const rows = await tx<(Shelf & { id: number })[]>`
    select id, stock as units, is_hidden as "isHidden"
    from catalogue.products
    where id = any(${[...ids]})
    order by id
    for update
  `
  return new Map(rows.map(({ id, ...shelf }) => [id, shelf]))
}

/**
 * Takes units, by product, off a stock that the transaction has locked. A part of the statement that checks the stock,
 * which adds its condition.
 */
export const takeStock = (tx: Transaction, units: ReadonlyMap<number, number>): Fragment => tx`
  update catalogue.products p
  set stock = p.stock - taken.quantity
  from unnest(${[...units.keys()]}::int[], ${[...units.values()]}::int[]) as taken (id, quantity)
  where p.id = taken.id
`

/** Puts units, by product, back into stock, up to the largest stock. Products that are gone are left out. */
export async function returnStock(tx: Transaction, units: ReadonlyMap<number, number>) {
  await lockedStock(tx, [...units.keys()])
  await tx`
    update catalogue.products p
    set stock = least(p.stock + back.quantity, ${mostStock})
    from unnest(${[...units.keys()]}::int[], ${[...units.values()]}::int[]) as back (id, quantity)
    where p.id = back.id
  `
}
