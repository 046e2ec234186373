import type { ProductChange } from '../../shared/contract/api.d.ts'
import type { Transaction } from '../../shared/transaction.ts'

/** The columns to write of a product; undefined leaves one as it is. `stockChange` in units. */
export type ImportedRow = Omit<ProductChange, 'category' | 'price' | 'version'> & {
  id: number
  categoryId?: number | undefined
  priceOre?: number | undefined
  /** Whether it is an edit, which a change of the stock alone is not. */
  isEdit: boolean
}

/** Writes the rows in one statement; the transaction has locked their products. */
export async function writeRows(
  tx: Transaction,
  rows: readonly ImportedRow[],
  { administrator, at }: { administrator: string; at: Date },
): Promise<void> {
  await tx`
    update catalogue.products p
    set
      name = coalesce(r.name, p.name),
      description = coalesce(r.description, p.description),
      category_id = coalesce(r."categoryId", p.category_id),
      price_ore = coalesce(r."priceOre", p.price_ore),
      tags = coalesce(r.tags, p.tags),
      stock = p.stock + coalesce(r."stockChange", 0),
      is_new = coalesce(r."isNew", p.is_new),
      is_popular = coalesce(r."isPopular", p.is_popular),
      is_glow_in_dark = coalesce(r."isGlowInDark", p.is_glow_in_dark),
      is_hidden = coalesce(r."isHidden", p.is_hidden),
      version = p.version + r."isEdit"::int,
      changed_by = case when r."isEdit" then ${administrator} else p.changed_by end,
      changed_at = case when r."isEdit" then ${at} else p.changed_at end
    from jsonb_to_recordset(${tx.json(rows as unknown as Parameters<typeof tx.json>[0])}) as r (
      id integer, name text, description text, "categoryId" integer, "priceOre" integer, tags text[],
      "stockChange" integer, "isNew" boolean, "isPopular" boolean, "isGlowInDark" boolean, "isHidden" boolean,
      "isEdit" boolean
    )
    where p.id = r.id
  `
}
