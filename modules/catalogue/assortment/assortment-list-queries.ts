import type { StaffProduct } from '../../shared/contract/api.d.ts'
import { scannedTextContains, textContains } from '../../shared/lists/text-search-queries.ts'
import { Problem } from '../../shared/problem.ts'
import type { Sql } from '../../shared/transaction.ts'
import { allCategories, productsWithIds } from '../queries.ts'
import { allPatches, isSameCategory } from '../rules.ts'
import { counts } from './assortment-count-queries.ts'
import {
  type AssortmentQuery,
  isCommon,
  isInList,
  lists,
  type PartQuery,
  type Place,
  type Show,
} from './assortment-parts-queries.ts'

export type AssortmentPart = {
  products: StaffProduct[]
  /** Number of products that match the filters; with a search, counted up to `mostCounted`. */
  matching: number
  /** Number of all products, hidden ones too. */
  total: number
  /** Cursor of the next part; undefined after the last part. */
  nextCursor: string | undefined
}

/** Products read in the order of the list, per one wanted, before a search turns to the index of the text. */
const readPerProduct = 20

/**
 * The part of all products after the cursor. Default page size: 50. Problem malformed_request for a cursor from another
 * list.
 */
export async function assortmentPart(sql: Sql, query: AssortmentQuery): Promise<AssortmentPart> {
  const { limit = 50, cursor, search = '', category = '', show = 'all' } = query
  const part: PartQuery = {
    show,
    limit,
    text: search.trim(),
    categories: await idsOfCategory(sql, category),
    last: cursor === undefined ? undefined : placeOf(cursor, show),
  }
  const read = part.text ? readIds(sql, part) : Promise.resolve([])
  const [page, counted] = await Promise.all([pageOf(sql, part, read), counts(sql, part, read)])
  const end = page.products.at(-1)?.product
  return {
    products: page.products,
    ...counted,
    nextCursor: end && page.hasNext ? cursorAfter(end, show) : undefined,
  }
}

/**
 * The products of a part, in order. Common texts are found by reading products in the order of the list, rare ones by
 * the index of the text.
 */
async function pageOf(sql: Sql, part: PartQuery, read: Promise<readonly number[]>) {
  const { limit } = part
  const ids = isCommon(await read, part) ? await read : await foundIds(sql, part)
  return {
    products: await productsInOrder(sql, ids.slice(0, limit)),
    hasNext: limit < ids.length,
  }
}

/**
 * Searches the first products of the list, a number of them, without the index of the text. Stops when it has found a
 * part: PostgreSQL knows that what it reads is in order.
 */
async function readIds(sql: Sql, { show, limit, text, categories, last }: PartQuery) {
  const { withProducts, keys, order } = lists[show]
  const rows = await sql<{ id: number }[]>`
    select id
    from (
      select ${keys(sql)}, search_text
      from ${withProducts(sql)}
      where ${isInList(sql, show, categories)}
        and ${isAfterLast(sql, show, last)}
      order by ${order(sql)}
      limit ${limit * readPerProduct}
    ) read
    where ${scannedTextContains(sql, text)}
    order by ${order(sql)}
    limit ${limit + 1}
  `
  return rows.map(({ id }) => id)
}

async function foundIds(sql: Sql, { show, limit, text, categories, last }: PartQuery) {
  const { withProducts, keys, order } = lists[show]
  const rows = await sql<{ id: number }[]>`
    select ${keys(sql)}
    from ${withProducts(sql)}
    where ${isInList(sql, show, categories)}
      and ${text ? textContains(sql, text) : sql`true`}
      and ${isAfterLast(sql, show, last)}
    order by ${order(sql)}
    limit ${limit + 1}
  `
  return rows.map(({ id }) => id)
}

async function productsInOrder(sql: Sql, ids: readonly number[]): Promise<StaffProduct[]> {
  const products = await productsWithIds(sql, ids)
  const byId = new Map(products.map((product) => [product.product.id, product]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const isAfterLast = (sql: Sql, show: Show, last: Place | undefined) =>
  last ? lists[show].isAfter(sql, last) : sql`true`

/** The ids of the categories that a filter names; undefined where it filters nothing. */
async function idsOfCategory(sql: Sql, name: string): Promise<number[] | undefined> {
  if (!name.trim() || isSameCategory(name, allPatches)) return undefined
  const categories = await allCategories(sql)
  return categories.filter((one) => isSameCategory(one.name, name)).map(({ id }) => id)
}

/** The cursor holds the sort keys, so it stays valid when its product leaves the list. */
const cursorAfter = ({ stock, id }: Place, show: Show): string =>
  Buffer.from(`${show} ${stock} ${id}`).toString('base64url')

function placeOf(cursor: string, show: Show): Place {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, of, stock, id] = /^(\w+) (\d{1,10}) (\d{1,10})$/.exec(text) ?? []
  if (of !== show) throw new Problem('malformed_request', { field: 'cursor' })
  return { stock: Number(stock), id: Number(id) }
}
