import type { Pool } from '../../shared/transaction.ts'

/** Fills up to `count` products in total with copies of the existing ones. */
export async function fillProducts(sql: Pool, count: number): Promise<void> {
  await sql`
    insert into catalogue.products (
      id, category_id, name, description, price_ore, tags, rating, review_count, stock,
      is_new, is_popular, is_glow_in_dark, recipe, created_at
    )
    select
      p.id + copy * last.id, category_id, name || ' ' || copy, description, price_ore, tags, rating, review_count, stock,
      is_new, is_popular, is_glow_in_dark, recipe, created_at
    from catalogue.products p
    cross join (select max(id) as id from catalogue.products where recipe is not null) last
    cross join generate_series(1, ${count}::int / last.id - 1) copy
    where p.id <= last.id
      and recipe is not null
  `
  // As autovacuum would do later.
  await sql`vacuum analyze catalogue.products`
}
