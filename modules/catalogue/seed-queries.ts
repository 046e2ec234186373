import type { Sql } from '../shared/transaction.ts'
import type { Recipe } from './patch/recipe.ts'

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

export type SeedRow = {
  id: number
  category_id: number
  name: string
  description: string
  price_ore: number
  tags: string[]
  rating: number
  review_count: number
  stock: number
  is_new: boolean
  is_popular: boolean
  is_glow_in_dark: boolean
  recipe: Recipe
  created_at: Date
}

/** Adds products that are not there yet; those that are keep what the shop made of them. */
export async function addMissingProducts(sql: Sql, rows: readonly SeedRow[]): Promise<number> {
  const { count } = await sql`
    insert into catalogue.products ${sql(rows.map((row) => ({ ...row, recipe: sql.json(row.recipe) })))}
    on conflict (id) do nothing
  `
  return count
}

/** Writes the data files over what is there, but for the stock, which only sales and staff change. */
export async function overwriteProducts(sql: Sql, rows: readonly SeedRow[]): Promise<void> {
  await sql`
    insert into catalogue.products ${sql(rows.map((row) => ({ ...row, recipe: sql.json(row.recipe) })))}
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
  `
}

export async function productCount(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from catalogue.products
  `
  return row?.count ?? 0
}
