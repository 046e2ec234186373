import type { Clock } from '../shared/clock.ts'
import type { Files } from '../shared/files.ts'
import type { Pool } from '../shared/transaction.ts'
import { createAssortment, type HeldUnits } from './assortment/assortment.ts'
import { assortmentRoutes } from './assortment/routes.ts'
import { catalogueStories } from './catalogue.ts'
import { catalogueRoutes } from './routes.ts'

export type { Catalogue } from './catalogue.ts'
export type { Shelf } from './queries.ts'

type Dependencies = { sql: Pool; files: Files; clock: Clock; heldUnits: HeldUnits }

export function createCatalogue({ sql, files, clock, heldUnits }: Dependencies) {
  const catalogue = catalogueStories({ sql, files })
  const assortment = createAssortment({ sql, files, clock, heldUnits })
  return { catalogue, routes: { ...catalogueRoutes(catalogue), ...assortmentRoutes(assortment) } }
}
