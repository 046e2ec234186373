import type { Handlers } from '../shared/contract/routes.ts'
import type { Catalogue } from './catalogue.ts'

/** The same for every caller, so caches may keep it, as long as they ask whether it is still current. */
const shared = { 'Cache-Control': 'no-cache' }

export function catalogueRoutes(catalogue: Catalogue) {
  return {
    listProducts: async (c) => {
      const { similar, isNew, isPopular, isGlowInDark, ...query } = c.req.valid('query')
      const filters = {
        ...query,
        isNew: isNew === 'true',
        isPopular: isPopular === 'true',
        isGlowInDark: isGlowInDark === 'true',
      }
      const products =
        similar === 'true' ? catalogue.similarProducts(filters) : catalogue.products(filters)
      return c.json(await products, 200, shared)
    },
    suggestProducts: async (c) =>
      c.json(await catalogue.suggestions(c.req.valid('query').search), 200, shared),
    listCategories: async (c) => c.json(await catalogue.categories(), 200, shared),
  } satisfies Partial<Handlers>
}
