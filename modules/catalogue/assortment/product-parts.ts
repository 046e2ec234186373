import type { StaffProduct } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import type { Sql } from '../../shared/transaction.ts'
import { productsWithIds } from '../queries.ts'
import { categoryNamed } from './assortment-queries.ts'

/** A product as staff see it, hidden or not. Problem product_not_found. */
export async function staffProduct(sql: Sql, id: number): Promise<StaffProduct> {
  const [product] = await productsWithIds(sql, [id])
  if (!product) throw new Problem('product_not_found', { field: 'id' })
  return product
}

/** The id of a category. Problem unknown_category. */
export async function idOfCategory(sql: Sql, name: string): Promise<number> {
  const id = await categoryNamed(sql, name)
  if (id === undefined) throw new Problem('unknown_category', { field: 'category' })
  return id
}

/** Tags without duplicates. */
export const distinct = (tags: readonly string[]): string[] => [...new Set(tags)]
