import { createHash, randomUUID } from 'node:crypto'
import type { Clock } from '../../shared/clock.ts'
import type { Product, StaffProduct } from '../../shared/contract/api.d.ts'
import type { Files } from '../../shared/files.ts'
import { oreOfKr } from '../../shared/money.ts'
import { inTransaction, type Pool, type Sql } from '../../shared/transaction.ts'
import * as staffQueries from './assortment-queries.ts'
import { loggedFields, logProduct } from './log-product.ts'
import { takePhoto } from './photo.ts'
import { distinct, idOfCategory, keyReused, staffProduct } from './product-parts.ts'

/** Input for a new product; the price in kr. */
type NewProduct = Pick<
  Product,
  'name' | 'description' | 'category' | 'price' | 'stock' | 'isNew' | 'isPopular' | 'isGlowInDark'
> & { tags?: string[] | undefined; image: Buffer }

type Dependencies = { sql: Pool; files: Files; clock: Clock }

/**
 * Creates a product. Idempotent per key. Problems: unknown_category, image_too_large, image_too_many_pixels,
 * image_unreadable, idempotency_key_reused.
 */
export async function createProduct(
  { sql, files, clock }: Dependencies,
  { image, ...product }: NewProduct,
  { key = randomUUID(), administrator }: { key: string | undefined; administrator: string },
): Promise<StaffProduct> {
  const digest = createHash('sha256').update(JSON.stringify(product)).update(image).digest('hex')
  const made = await idMadeBy(sql, key, digest)
  if (made) return staffProduct(sql, made)
  const categoryId = await idOfCategory(sql, product.category)
  const photo = await takePhoto({ files }, image)
  return inTransaction(sql, async (tx) => {
    await staffQueries.lockNewProducts(tx)
    const madeMeanwhile = await idMadeBy(tx, key, digest)
    const row = {
      ...product,
      name: product.name.trim(),
      // Forms send line breaks as CR LF.
      description: product.description.replaceAll('\r\n', '\n').trim(),
      priceOre: oreOfKr(product.price),
      tags: distinct(product.tags ?? []),
      categoryId,
      photo,
      key,
      digest,
      at: clock(),
    }
    if (madeMeanwhile) return staffProduct(tx, madeMeanwhile)
    const created = await staffProduct(tx, await staffQueries.addedProduct(tx, row))
    await logProduct(tx, created, {
      administrator,
      at: row.at,
      event: 'created',
      after: loggedFields(created),
    })
    return created
  })
}

/**
 * The id of the product that this key created; undefined for an unused key. Problem idempotency_key_reused when the
 * content differs.
 */
async function idMadeBy(sql: Sql, key: string, digest: string): Promise<number | undefined> {
  const made = await staffQueries.productMadeWith(sql, key)
  if (made && made.digest !== digest) throw keyReused()
  return made?.id
}
