import { oreOfKr } from '../shared/money.ts'
import { countOf, numberOf, type Sql } from '../shared/transaction.ts'
import type { Patch } from './patch-files.ts'

/** The id of the category, created if it is missing. */
export async function addCategory(sql: Sql, name: string): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into catalogue.categories (name)
    values (${name})
    on conflict (name) do update set name = excluded.name
    returning id
  `
  if (!row) throw new Error(`Category ${name} was not written`)
  return row.id
}

type Categories = ReadonlyMap<string, number>

/** The columns that the data files set, for an insertion; `categories` has the ids by name. */
const rowsOf = (sql: Sql, patches: readonly Patch[], categories: Categories) =>
  sql(
    patches.map((patch) => ({
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
      recipe: sql.json(patch.recipe),
      created_at: new Date(`${patch.createdAt}T08:00:00Z`),
    })),
  )

/** Inserts products with new ids and returns their number; existing rows stay unchanged. */
export const addMissingProducts = (sql: Sql, patches: readonly Patch[], categories: Categories) =>
  countOf(sql`
    insert into catalogue.products ${rowsOf(sql, patches, categories)}
    on conflict (id) do nothing
  `)

/**
 * Inserts or overwrites products from the data files and returns their number. The stock of an existing product stays,
 * as only sales and staff change it.
 */
export const overwriteProducts = (sql: Sql, patches: readonly Patch[], categories: Categories) =>
  countOf(sql`
    insert into catalogue.products ${rowsOf(sql, patches, categories)}
    on conflict (id) do update set
      category_id = excluded.category_id,
      name = excluded.name,
      description = excluded.description,
      price_ore = excluded.price_ore,
      tags = excluded.tags,
      rating = excluded.rating,
      review_count = excluded.review_count,
      is_new = excluded.is_new,
      is_popular = excluded.is_popular,
      is_glow_in_dark = excluded.is_glow_in_dark,
      recipe = excluded.recipe,
      created_at = excluded.created_at
  `)

/** The number of products, hidden ones too. */
export const productCount = (sql: Sql) =>
  numberOf(sql<{ count: number }[]>`
    select count(*)::int as count
    from catalogue.products
  `)

/** Raises the version of the renderer, which renews the addresses of all pictures; without effect if it is not newer. */
export async function raiseRenderer(sql: Sql, version: number): Promise<void> {
  const { count } = await sql`
    update catalogue.renderer
    set version = ${version}
    where version < ${version}
  `
  if (count === 0) return
  await sql`
    update catalogue.products
    set name = name
  `
}
