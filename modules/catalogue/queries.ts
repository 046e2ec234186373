import type { Category, Product } from '../shared/contract/api.d.ts'
import type { Sql, Transaction } from '../shared/transaction.ts'
import { rendererVersion } from './patch/index.ts'
import type { Recipe } from './patch/recipe.ts'
import { type ThreadName, threads } from './patch/threads.ts'

/** The address of a picture changes with all that decides how it looks, so that browsers may keep it for good. */
const image = (sql: Sql) => sql`
  '/patches/' || p.id || '-'
    || substr(md5(${rendererVersion}::text || p.name || p.recipe::text), 1, 10) || '.svg'
`

const columns = (sql: Sql) => sql`
  p.id,
  p.name,
  p.description,
  ${image(sql)} as image,
  p.recipe ->> 'cloth' as cloth,
  p.price_ore / 100.0 as price,
  c.name as category,
  p.tags,
  p.rating,
  p.review_count as "reviewCount",
  p.stock,
  p.is_new as "isNew",
  p.is_popular as "isPopular",
  p.is_glow_in_dark as "isGlowInDark",
  p.created_at as "createdAt"
`

type ProductRow = Omit<Product, 'createdAt' | 'imageColour'> & {
  createdAt: Date
  cloth: ThreadName
}

const toProduct = ({ createdAt, price, rating, cloth, ...row }: ProductRow): Product => ({
  ...row,
  imageColour: threads[cloth].toLowerCase(),
  price: Number(price),
  rating: Number(rating),
  createdAt: createdAt.toISOString(),
})

export async function allProducts(sql: Sql): Promise<Product[]> {
  const rows = await sql<ProductRow[]>`
    select ${columns(sql)}
    from catalogue.products p
    join catalogue.categories c on c.id = p.category_id
    order by p.id
  `
  return rows.map(toProduct)
}

export async function productsWithIds(sql: Sql, ids: readonly number[]): Promise<Product[]> {
  const rows = await sql<ProductRow[]>`
    select ${columns(sql)}
    from catalogue.products p
    join catalogue.categories c on c.id = p.category_id
    where p.id = any(${[...ids]})
    order by p.id
  `
  return rows.map(toProduct)
}

export const allCategories = (sql: Sql): Promise<Category[]> => sql<Category[]>`
  select id, name
  from catalogue.categories
  order by id
`

export async function recipeOfProduct(
  sql: Sql,
  id: number,
): Promise<{ name: string; image: string; recipe: Recipe } | undefined> {
  const [row] = await sql<{ name: string; image: string; recipe: Recipe }[]>`
    select name, ${image(sql)} as image, recipe
    from catalogue.products p
    where id = ${id}
  `
  return row
}

/** The stock by product, locked in the order of the ids, so that no two transactions wait for each other. */
export async function lockedStock(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await tx<{ id: number; stock: number }[]>`
    select id, stock
    from catalogue.products
    where id = any(${[...ids]})
    order by id
    for update
  `
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

export async function takeStock(
  tx: Transaction,
  units: ReadonlyMap<number, number>,
): Promise<void> {
  await tx`
    update catalogue.products p
    set stock = p.stock - taken.quantity
    from unnest(${[...units.keys()]}::int[], ${[...units.values()]}::int[]) as taken (id, quantity)
    where p.id = taken.id
  `
}

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
