import type { operations, StaffProduct } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { matchesFilters, reorderStock } from '../rules.ts'

/** Filters, limit and cursor of a list of staff's products. */
export type AssortmentQuery = NonNullable<operations['listStaffProducts']['parameters']['query']>

export type AssortmentPart = {
  products: StaffProduct[]
  /** Number of products that match the filters. */
  matching: number
  /** Number of all products, hidden ones too. */
  total: number
  /** Cursor of the next part; undefined after the last part. */
  nextCursor: string | undefined
}

type Show = NonNullable<AssortmentQuery['show']>

/** The sort keys of a list. */
type Place = { id: number; stock: number }

const lists: Record<
  Show,
  { has(entry: StaffProduct): boolean; compare(a: Place, b: Place): number }
> = {
  all: { has: () => true, compare: (a, b) => b.id - a.id },
  low: {
    has: ({ product, isHidden }) => !isHidden && product.stock < reorderStock,
    compare: (a, b) => a.stock - b.stock || a.id - b.id,
  },
  hidden: { has: ({ isHidden }) => isHidden, compare: (a, b) => b.id - a.id },
}

/**
 * The part of all products after the cursor. Default page size: 50. Problem malformed_request for a cursor from another
 * list.
 */
export function assortmentPart(
  all: readonly StaffProduct[],
  { limit = 50, cursor, search, category, show = 'all' }: AssortmentQuery,
): AssortmentPart {
  const { has, compare } = lists[show]
  const matching = all
    .filter((entry) => has(entry) && matchesFilters(entry.product, { search, category }))
    .sort((a, b) => compare(a.product, b.product))
  const last = cursor === undefined ? undefined : placeOf(cursor, show)
  const rest = last ? matching.filter(({ product }) => compare(product, last) > 0) : matching
  const products = rest.slice(0, limit)
  const end = products.at(-1)?.product
  return {
    products,
    matching: matching.length,
    total: all.length,
    nextCursor: end && products.length < rest.length ? cursorAfter(end, show) : undefined,
  }
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
