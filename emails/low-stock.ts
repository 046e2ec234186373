import { heading, layout, type ShopFacts, textFooter } from './layout.ts'
import { lines } from './template.ts'

/** Patches for the shop to fill up: those that the mail lists, and the number of all of them. */
export type LowStock = {
  products: readonly { name: string; stock: number }[]
  count: number
  shop: ShopFacts
}

const html = layout(`<mj-section><mj-column>
  ${heading('{{title}}')}
  <mj-text>{{{products}}}</mj-text>
  <mj-button href="{{listUrl}}">Åpne listen</mj-button>
</mj-column></mj-section>`)

/** Renders the daily mail to the shop about patches that are low in stock. */
export async function lowStock({ products, count, shop }: LowStock) {
  const subject = `Lite på lager: ${count} ${count === 1 ? 'patch' : 'patcher'}`
  const left = count - products.length
  const list = [
    ...products.map(({ name, stock }) => `${stock} stk. · ${name}`),
    ...(left > 0 ? [`… og ${left} til`] : []),
  ].join('\n')
  const listUrl = `${shop.url}/admin/dashboard?tab=products&show=low`
  return {
    subject,
    html: await html({
      title: subject,
      preview: list.slice(0, 100),
      shop,
      places: { products: lines(list), listUrl },
    }),
    text: [subject, list, `Listen: ${listUrl}`, textFooter(shop)].join('\n\n'),
  }
}
