import { bound } from '../shared/bound.ts'
import type { Files } from '../shared/files.ts'
import type { Pool } from '../shared/transaction.ts'
import type { ChangingProducts } from './assortment/change-product.ts'
import { assortmentRoutes } from './assortment/routes.ts'
import * as useCases from './catalogue.ts'
import { lockedStock, takeStock } from './queries.ts'
import { catalogueRoutes } from './routes.ts'

export type { Shelf } from './queries.ts'

/** What other modules and the pages ask of the products. */
export type Catalogue = ReturnType<typeof catalogueOf>

/** The patches: what shoppers see of them, and what staff do to them. */
export const createCatalogue = (dependencies: ChangingProducts) => ({
  catalogue: catalogueOf(dependencies),
  routes: { ...catalogueRoutes(dependencies), ...assortmentRoutes(dependencies) },
})

export const catalogueOf = (dependencies: { sql: Pool; files: Files }) => ({
  ...bound(dependencies, useCases),
  lockStock: lockedStock,
  takeStock,
})
