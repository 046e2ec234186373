import { createHash, randomUUID } from 'node:crypto'
import type { Clock } from '../../shared/clock.ts'
import type { Product, ProductChange, StaffProduct } from '../../shared/contract/api.d.ts'
import type { Files } from '../../shared/files.ts'
import { oreOfKr } from '../../shared/money.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Sql, type Transaction } from '../../shared/transaction.ts'
import * as queries from '../queries.ts'
import { mostStock } from '../rules.ts'
import { type AssortmentPart, type AssortmentQuery, assortmentPart } from './assortment-list.ts'
import * as staffQueries from './assortment-queries.ts'
import { takePhoto } from './photo.ts'

/** A product that is not there yet; the price in kr. */
type NewProduct = Pick<
  Product,
  'name' | 'description' | 'category' | 'price' | 'stock' | 'isNew' | 'isPopular' | 'isGlowInDark'
> & { tags?: string[] | undefined; image: Buffer }

/** What staff do to the products of the shop. */
export type Assortment = {
  /** A part of all products, hidden ones too; Problem malformed_request for an unknown cursor. */
  part(query: AssortmentQuery): Promise<AssortmentPart>
  /**
   * Changes what is named and nothing else. The stock changes by a difference, so that units that are
   * sold meanwhile stay sold, and once for each key, however often the call is repeated. It never falls
   * below the units that open orders hold. Problems: product_not_found, unknown_category, stock_too_low,
   * stock_too_high, idempotency_key_reused, changed_meanwhile.
   */
  change(
    id: number,
    change: ProductChange,
    call: { key: string | undefined; administrator: string },
  ): Promise<StaffProduct>
  /**
   * Gives a product of staff another photo. Problems: product_not_found, photo_missing, changed_meanwhile, and those
   * of a new photo.
   */
  replacePhoto(id: number, image: Buffer, edit: Edit): Promise<StaffProduct>
  /**
   * Makes a product; the same call again under the same key finds the one that it made. Problems:
   * unknown_category, image_too_large, image_too_many_pixels, image_unreadable, idempotency_key_reused.
   */
  create(product: NewProduct, key?: string): Promise<StaffProduct>
}

/** Who changes a product, and the version that they saw; without one, it is changed in any case. */
type Edit = { administrator: string; version: number | undefined }

/** Units of a product that open orders hold; firm within a transaction that has locked the product. */
export type HeldUnits = (tx: Transaction, productId: number) => Promise<number>

type Dependencies = { sql: Pool; files: Files; clock: Clock; heldUnits: HeldUnits }

export function createAssortment({ sql, files, clock, heldUnits }: Dependencies): Assortment {
  return {
    part: async (query) => assortmentPart(await queries.allProducts(sql), query),

    change: (id, { stockChange = 0, version, ...change }, { key = randomUUID(), administrator }) =>
      inTransaction(sql, async (tx) => {
        const shelf = (await queries.lockedStock(tx, [id])).get(id)
        if (!shelf) throw new Problem('product_not_found', { field: 'id' })
        await refuseOldVersion(tx, id, version)
        const columns = await columnsOf(tx, change)
        const isEdit = Object.keys(columns).length > 0
        const counts =
          stockChange !== 0 &&
          (await isFirst(tx, { key, productId: id, units: stockChange, at: clock() }))
        if (counts) {
          columns.stock = shelf.units + stockChange
          const least = stockChange < 0 ? await heldUnits(tx, id) : 0
          refuseStock(columns.stock, least)
        }
        if (Object.keys(columns).length > 0) await staffQueries.setColumns(tx, id, columns)
        if (isEdit) await staffQueries.noteEdit(tx, id, { administrator, at: clock() })
        return staffProduct(tx, id)
      }),

    async replacePhoto(id, image, { version, administrator }) {
      const { hash, colour } = await takePhoto(files, image)
      return inTransaction(sql, async (tx) => {
        const shelf = (await queries.lockedStock(tx, [id])).get(id)
        if (!shelf) throw new Problem('product_not_found', { field: 'id' })
        const { hasPhoto } = await refuseOldVersion(tx, id, version)
        if (!hasPhoto) throw new Problem('photo_missing', { field: 'image' })
        await staffQueries.setColumns(tx, id, { photo_hash: hash, photo_colour: colour })
        await staffQueries.noteEdit(tx, id, { administrator, at: clock() })
        return staffProduct(tx, id)
      })
    },

    async create({ image, ...product }, key = randomUUID()) {
      const digest = createHash('sha256')
        .update(JSON.stringify(product))
        .update(image)
        .digest('hex')
      const made = await idMadeBy(sql, key, digest)
      if (made) return staffProduct(sql, made)
      const categoryId = await idOfCategory(sql, product.category)
      const photo = await takePhoto(files, image)
      return inTransaction(sql, async (tx) => {
        await staffQueries.lockNewProducts(tx)
        const madeMeanwhile = await idMadeBy(tx, key, digest)
        const row = {
          ...product,
          name: product.name.trim(),
          // Forms end lines in two characters.
          description: product.description.replaceAll('\r\n', '\n').trim(),
          priceOre: oreOfKr(product.price),
          tags: distinct(product.tags ?? []),
          categoryId,
          photo,
          key,
          digest,
          at: clock(),
        }
        return staffProduct(tx, madeMeanwhile ?? (await staffQueries.addedProduct(tx, row)))
      })
    },
  }
}

/** Of the product that this call has made before; Problem idempotency_key_reused for one of another content. */
async function idMadeBy(sql: Sql, key: string, digest: string): Promise<number | undefined> {
  const made = await staffQueries.productMadeWith(sql, key)
  if (made?.digest && made.digest !== digest) throw keyReused()
  return made?.id
}

const keyReused = () => new Problem('idempotency_key_reused', { field: 'idempotency-key' })

/** Of a locked product; Problem changed_meanwhile when it has another version than the one that was seen. */
async function refuseOldVersion(tx: Transaction, id: number, seen: number | undefined) {
  const { version, hasPhoto, ...last } = await staffQueries.editState(tx, id)
  if (seen !== undefined && seen !== version) {
    const current = await staffProduct(tx, id)
    throw new Problem('changed_meanwhile', { conflict: { current, ...last } })
  }
  return { hasPhoto }
}

async function columnsOf(
  tx: Sql,
  change: Omit<ProductChange, 'stockChange' | 'version'>,
): Promise<staffQueries.ProductColumns> {
  const { name, description, category, price, tags } = change
  const columns = {
    name: name?.trim(),
    description: description?.trim(),
    category_id: category === undefined ? undefined : await idOfCategory(tx, category),
    price_ore: price === undefined ? undefined : oreOfKr(price),
    tags: tags && distinct(tags),
    is_new: change.isNew,
    is_popular: change.isPopular,
    is_glow_in_dark: change.isGlowInDark,
    is_hidden: change.isHidden,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

const distinct = (tags: readonly string[]): string[] => [...new Set(tags)]

async function idOfCategory(sql: Sql, name: string): Promise<number> {
  const id = await staffQueries.categoryNamed(sql, name)
  if (id === undefined) throw new Problem('unknown_category', { field: 'category' })
  return id
}

/** Whether the call is the first with its key; one that changed another stock, or by another number, is refused. */
async function isFirst(tx: Transaction, change: staffQueries.StockChange): Promise<boolean> {
  if (await staffQueries.noteStockChange(tx, change)) return true
  if (await staffQueries.isNotedStockChange(tx, change)) return false
  throw keyReused()
}

function refuseStock(units: number, least: number): void {
  if (units < least) throw new Problem('stock_too_low', { field: 'stockChange' })
  if (units > mostStock) throw new Problem('stock_too_high', { field: 'stockChange' })
}

async function staffProduct(sql: Sql, id: number): Promise<StaffProduct> {
  const [product] = await queries.productsWithIds(sql, [id])
  if (!product) throw new Problem('product_not_found', { field: 'id' })
  return product
}
