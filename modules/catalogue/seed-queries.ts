import { countOf, numberOf, type Sql } from '../shared/transaction.ts'
import type { Patch } from './patch-files.ts'
import { columnsOf } from './product-columns.ts'

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
  patches.map(({ recipe, ...patch }) => ({
    ...columnsOf({
      ...patch,
      category: categories.get(patch.category) ?? 0,
      createdAt: new Date(`${patch.createdAt}T08:00:00Z`),
    }),
    recipe: sql.json(recipe),
  }))

/** Inserts products with new ids and returns their number; existing rows stay unchanged. */
export const addMissingProducts = (sql: Sql, patches: readonly Patch[], categories: Categories) =>
  countOf(sql`
    insert into catalogue.products ${sql(rowsOf(sql, patches, categories))}
    on conflict (id) do nothing
  `)

/**
 * Inserts or overwrites products from the data files and returns their number. The stock of an existing product stays,
 * as only sales and staff change it.
 */
export function overwriteProducts(sql: Sql, patches: readonly Patch[], categories: Categories) {
  const rows = rowsOf(sql, patches, categories)
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id' && name !== 'stock')
  return countOf(sql`
    insert into catalogue.products ${sql(rows)}
    on conflict (id) do update
    set (${sql(names)}) = row (${sql(names.map((name) => `excluded.${name}`))})
  `)
}

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
