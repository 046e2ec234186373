import { button, heading, paragraph } from '../blocks.ts'
import type { Mail, ShopFacts } from '../layout.ts'

/** Patches for the shop to fill up: those that the mail lists, and the number of all of them. */
export type LowStock = {
  products: readonly { name: string; stock: number }[]
  count: number
}

/** The daily mail to the shop about patches that are low in stock. */
export function lowStock({ products, count }: LowStock, shop: ShopFacts): Mail {
  const subject = `Lite på lager: ${count} ${count === 1 ? 'patch' : 'patcher'}`
  const left = count - products.length
  const list = [
    ...products.map(({ name, stock }) => `${stock} stk. · ${name}`),
    ...(left > 0 ? [`… og ${left} til`] : []),
  ].join('\n')
  return {
    subject,
    preview: list.slice(0, 100),
    blocks: [
      heading(subject),
      paragraph(list),
      button('Åpne listen', `${shop.url}/admin/dashboard?tab=products&show=low`),
    ],
  }
}

/** A sample of the template. */
export const samples = (): { lowStock: LowStock } => ({
  lowStock: {
    products: [
      { name: 'Bussjåføren', stock: 0 },
      { name: 'Elg i solnedgang over Mjøsa', stock: 9 },
    ],
    count: 102,
  },
})
