import { rendererVersion } from '../embroidery/index.ts'
import { type LoggedAction, logActions } from '../shared/staff-log/staff-log-queries.ts'
import { inTransaction, type Pool, type Transaction } from '../shared/transaction.ts'
import { productChange } from './assortment/log-product.ts'
import { type Patch, patchesOfFiles } from './patch-files.ts'
import { lockedStock, productsWithIds } from './queries.ts'
import {
  addCategory,
  addMissingProducts,
  overwriteProducts,
  productCount,
  raiseRenderer,
} from './seed-queries.ts'

export { drawingAddress } from './drawing-address.ts'
export { type Patch, patchesOfFiles } from './patch-files.ts'

/** Rows per insert; PostgreSQL accepts at most 65 535 parameters per statement. */
const batch = 1000

/**
 * Fills an empty catalogue and leaves the products of any other unchanged. Renews the addresses of the pictures after a
 * change of the renderer. Safe for concurrent processes.
 */
export async function seedIfEmpty(sql: Pool): Promise<void> {
  await inTransaction(sql, (tx) => raiseRenderer(tx, rendererVersion))
  if ((await productCount(sql)) === 0) await seedMissing(sql)
}

/** Whom the staff log names for a seeding, and when. */
type By = Pick<LoggedAction, 'administrator' | 'at'>

/** Adds the patches of the data files that the catalogue lacks, and returns their number. Default: not logged. */
export const seedMissing = async (sql: Pool, by?: By): Promise<number> =>
  write(sql, await patchesOfFiles(), addMissingProducts, by)

/**
 * Overwrites the catalogue with the data files, and returns the number of products. With `count`, as many products: a
 * smaller one leaves out the last patches, a larger one appends generated variations.
 */
export async function seed(sql: Pool, by: By, count?: number): Promise<number> {
  const patches = await patchesOfFiles()
  const more = variations(patches, (count ?? 0) - patches.length)
  return write(sql, [...patches, ...more].slice(0, count), overwritingStore(by), by)
}

type Store = (
  tx: Transaction,
  patches: readonly Patch[],
  categories: ReadonlyMap<string, number>,
) => Promise<number>

/** Stores the patches with their categories in one transaction, and returns the number of stored rows. */
const write = (
  sql: Pool,
  patches: readonly Patch[],
  store: Store,
  by: By | undefined,
): Promise<number> =>
  inTransaction(sql, async (tx) => {
    const categories = new Map<string, number>()
    for (const { category } of patches)
      if (!categories.has(category)) categories.set(category, await addCategory(tx, category))
    let stored = 0
    for (let from = 0; from < patches.length; from += batch)
      stored += await store(tx, patches.slice(from, from + batch), categories)
    if (by && stored > 0)
      await logActions(tx, [
        { ...by, kind: 'product', subject: '', event: 'seeded', after: { rows: stored } },
      ])
    return stored
  })

/** Overwrites products, and logs what it changes of each. */
const overwritingStore =
  (by: By): Store =>
  async (tx, patches, categories) => {
    const ids = patches.map(({ id }) => id)
    await lockedStock(tx, ids)
    const before = await productsWithIds(tx, ids)
    const stored = await overwriteProducts(tx, patches, categories)
    const known = before.map(({ product }) => product.id)
    const after = await productsWithIds(tx, known)
    // Both are sorted by id.
    const changes = before.flatMap(
      (was, index) => productChange(was, after[index] ?? was, by) ?? [],
    )
    await logActions(tx, changes)
    return stored
  }

/** Copies of the designs under new ids and names, for tests at scale. */
function variations(patches: readonly Patch[], count: number): Patch[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const original = patches[index % patches.length]
    if (!original) throw new Error('There are no patches to vary')
    const round = Math.floor(index / patches.length) + 2
    return { ...original, id: patches.length + index + 1, name: `${original.name} ${round}` }
  })
}
