import type { Clock } from '../../shared/clock.ts'
import type { StaffProduct } from '../../shared/contract/api.d.ts'
import type { Files } from '../../shared/files.ts'
import { digestOf, once } from '../../shared/idempotency/once.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import { columnsOf, type StaffFields } from '../product-columns.ts'
import * as staffQueries from './assortment-queries.ts'
import { loggedFields, logProduct } from './log-product.ts'
import { takePhoto } from './photo.ts'
import { distinct, idOfCategory, staffProduct } from './product-parts.ts'

/** Input for a new product; the price in kr. */
type NewProduct = Omit<StaffFields, 'tags' | 'isHidden'> & {
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
  const category = await idOfCategory(sql, product.category)
  const photo = await takePhoto({ files }, image)
  const at = clock()
  const columns = columnsOf({
    ...product,
    // Forms send line breaks as CR LF.
    description: product.description.replaceAll('\r\n', '\n'),
    tags: distinct(product.tags ?? []),
    category,
    rating: 0,
    reviewCount: 0,
    photoColour: photo.colour,
    createdAt: at,
  })
  const request = { ...product, image: digestOf(image) }
  return inTransaction(sql, async (tx) => {
    const id = await once(tx, 'createProduct', { key, request }, async () => {
      await staffQueries.lockNewProducts(tx)
      const added = await staffQueries.addedProduct(tx, { ...columns, photo_hash: photo.hash })
      const created = await staffProduct(tx, added)
      const action = { administrator, at, event: 'created' } as const
      await logProduct(tx, created, { ...action, after: loggedFields(created) })
      return added
    })
    return staffProduct(tx, id)
  })
}
