import type { Clock } from '../../shared/clock.ts'
import type { Product, StaffProduct } from '../../shared/contract/api.d.ts'
import type { Files } from '../../shared/files.ts'
import { digestOf, once } from '../../shared/idempotency/once.ts'
import { oreOfKr } from '../../shared/money.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import type { Flag } from '../rules.ts'
import * as staffQueries from './assortment-queries.ts'
import { loggedFields, logProduct } from './log-product.ts'
import { takePhoto } from './photo.ts'
import { distinct, idOfCategory, staffProduct } from './product-parts.ts'

/** Input for a new product; the price in kr. */
type NewProduct = Pick<Product, 'name' | 'description' | 'category' | 'price' | 'stock' | Flag> & {
  tags?: string[] | undefined
  image: Buffer
}

type Dependencies = { sql: Pool; files: Files; clock: Clock }

/**
 * Creates a product. Idempotent per key. Problems: unknown_category, image_too_large, image_too_many_pixels,
 * image_unreadable, idempotency_key_reused.
 */
export async function createProduct(
  { sql, files, clock }: Dependencies,
  { image, ...product }: NewProduct,
  { key, administrator }: { key: string | undefined; administrator: string },
): Promise<StaffProduct> {
  const categoryId = await idOfCategory(sql, product.category)
  const photo = await takePhoto({ files }, image)
  const row = {
    ...product,
    name: product.name.trim(),
    // Forms send line breaks as CR LF.
    description: product.description.replaceAll('\r\n', '\n').trim(),
    priceOre: oreOfKr(product.price),
    tags: distinct(product.tags ?? []),
    categoryId,
    photo,
    at: clock(),
  }
  const request = { ...product, image: digestOf(image) }
  return inTransaction(sql, async (tx) => {
    const id = await once(tx, 'createProduct', { key, request }, async () => {
      await staffQueries.lockNewProducts(tx)
      const added = await staffQueries.addedProduct(tx, row)
      const created = await staffProduct(tx, added)
      const action = { administrator, at: row.at, event: 'created' } as const
      await logProduct(tx, created, { ...action, after: loggedFields(created) })
      return added
    })
    return staffProduct(tx, id)
  })
}
