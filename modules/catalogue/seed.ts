import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { parseRecipe, rendererVersion } from '../embroidery/index.ts'
import { oreOfKr } from '../shared/money.ts'
import { type LoggedAction, logActions } from '../shared/staff-log/staff-log-queries.ts'
import { inTransaction, type Pool, type Transaction } from '../shared/transaction.ts'
import { productChange } from './assortment/log-product.ts'
import { lockedStock, productsWithIds } from './queries.ts'
import {
  addCategory,
  addMissingProducts,
  overwriteProducts,
  productCount,
  raiseRenderer,
  type SeedRow,
} from './seed-queries.ts'

export { drawingAddress } from './drawing-address.ts'

const folder = new URL('./data/', import.meta.url)

/** Rows per insert; PostgreSQL accepts at most 65 535 parameters per statement. */
const batch = 1000

const patchFile = z.strictObject({
  category: z.string().min(1).max(60),
  patches: z.array(
    z.strictObject({
      id: z.int().positive(),
      name: z.string().min(1).max(100),
      description: z.string().min(1).max(1000),
      price: z.int().positive(),
      tags: z.array(z.string().min(1).max(40)).max(30),
      rating: z.number().min(0).max(5),
      reviewCount: z.int().min(0),
      stock: z.int().min(0),
      isNew: z.boolean(),
      isPopular: z.boolean(),
      isGlowInDark: z.boolean(),
      createdAt: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
      recipe: z.unknown().transform(parseRecipe),
    }),
  ),
})

type Patch = z.infer<typeof patchFile>['patches'][number] & { category: string }

/** The catalogue in its data files, sorted by id; throws an Error that names the file with a mistake. */
export async function patchesOfFiles(): Promise<Patch[]> {
  const { parse } = await import('yaml')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml'))
  const files = await Promise.all(
    names.map(async (name) => {
      const parsed = patchFile.safeParse(parse(await readFile(new URL(name, folder), 'utf8')))
      if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`)
      return parsed.data
    }),
  )
  return files
    .flatMap(({ category, patches }) => patches.map((patch) => ({ ...patch, category })))
    .sort((a, b) => a.id - b.id)
}

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

type Store = (tx: Transaction, rows: SeedRow[]) => Promise<number>

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
    for (let from = 0; from < patches.length; from += batch) {
      const rows = patches.slice(from, from + batch).map((patch) => seedRow(patch, categories))
      stored += await store(tx, rows)
    }
    if (by && stored > 0)
      await logActions(tx, [
        { ...by, kind: 'product', subject: '', event: 'seeded', after: { rows: stored } },
      ])
    return stored
  })

/** Overwrites products, and logs what it changes of each. */
const overwritingStore =
  (by: By): Store =>
  async (tx, rows) => {
    const ids = rows.map(({ id }) => id)
    await lockedStock(tx, ids)
    const before = await productsWithIds(tx, ids)
    const stored = await overwriteProducts(tx, rows)
    const known = before.map(({ product }) => product.id)
    const after = await productsWithIds(tx, known)
    // Both are sorted by id.
    const changes = before.flatMap(
      (was, index) => productChange(was, after[index] ?? was, by) ?? [],
    )
    await logActions(tx, changes)
    return stored
  }

function seedRow(patch: Patch, categories: ReadonlyMap<string, number>): SeedRow {
  return {
    id: patch.id,
    category_id: categories.get(patch.category) ?? 0,
    name: patch.name,
    description: patch.description,
    price_ore: oreOfKr(patch.price),
    tags: patch.tags,
    rating: patch.rating,
    review_count: patch.reviewCount,
    stock: patch.stock,
    is_new: patch.isNew,
    is_popular: patch.isPopular,
    is_glow_in_dark: patch.isGlowInDark,
    recipe: patch.recipe,
    created_at: new Date(`${patch.createdAt}T08:00:00Z`),
  }
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
