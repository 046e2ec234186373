import type { Handlers } from '../shared/contract/routes.ts'
import type { Catalogue } from './index.ts'

export function catalogueRoutes(catalogue: Catalogue) {
  return {
    listProducts: async (c) => {
      const { isNew, isPopular, isGlowInDark, ...filters } = c.req.valid('query')
      const products = await catalogue.products({
        ...filters,
        isNew: isNew === 'true',
        isPopular: isPopular === 'true',
        isGlowInDark: isGlowInDark === 'true',
      })
      return c.json(products, 200)
    },
    listCategories: async (c) => c.json(await catalogue.categories(), 200),
  } satisfies Partial<Handlers>
}
