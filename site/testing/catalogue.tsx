import { Catalogue } from '../shop/catalogue/Catalogue.tsx'
import { shownCount, windowOf } from '../shop/catalogue/catalogue-paging.ts'
import { viewOf } from '../shop/catalogue/catalogue-view.ts'
import { product } from './browser.ts'

const categories = ['humor', 'sport']

/** All patches of the catalogue for tests. */
export const patches = Array.from({ length: 60 }, (_, index) => product(index + 1))

/** /products as the server renders it for an address with these parameters. */
export function catalogueAt(search = '') {
  history.replaceState(null, '', `/products${search}`)
  const view = viewOf(new URLSearchParams(search), categories)
  const { from, to } = windowOf(view.page, patches.length)
  return (
    <Catalogue
      view={view}
      products={patches.slice(from, Math.min(to, shownCount(view)))}
      from={from}
      total={patches.length}
      categories={categories}
      similar={[]}
      patchOfTheWeek={undefined}
    />
  )
}

/** The shop's answer to a call of listProducts, with patches in reverse order for an order by name. */
export function listed(query: Record<string, string>, all = patches): Response {
  const sorted = query.sort === 'name' ? all.toReversed() : all
  const from = Number(query.from ?? 0)
  return Response.json(sorted.slice(from, from + Number(query.limit ?? all.length)), {
    headers: { 'x-matching': String(all.length), 'x-version': '1' },
  })
}
