import { bound } from '../shared/bound.ts'
import type { Files } from '../shared/files.ts'
import type { Pool } from '../shared/transaction.ts'
import type { ChangingProducts } from './assortment/change-product.ts'
import { assortmentRoutes } from './assortment/routes.ts'
import * as useCases from './catalogue.ts'
import { productsWithIds } from './products-with-ids.ts'
import { lockedStock, takeStock } from './queries.ts'
import { catalogueRoutes } from './routes.ts'

export type { Shelf } from './queries.ts'

/** The catalogue for other modules and the pages. */
export type Catalogue = ReturnType<typeof catalogueOf>

/** The patches: reading for shoppers, and the calls of shoppers and staff. */
export const createCatalogue = (dependencies: ChangingProducts) => ({
  catalogue: catalogueOf(dependencies),
  routes: { ...catalogueRoutes(dependencies), ...assortmentRoutes(dependencies) },
})

/** The catalogue without its routes. */
export const catalogueOf = (dependencies: { sql: Pool; files: Files }) => ({
  ...bound(dependencies, useCases),
  productsWithIds,
  lockStock: lockedStock,
  takeStock,
})
