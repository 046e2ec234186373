import { bound } from '../shared/bound.ts'
import type { Files } from '../shared/files.ts'
import type { Pool } from '../shared/transaction.ts'
import type { ChangingProducts } from './assortment/change-product.ts'
import { lowStockJobs } from './assortment/low-stock/jobs.ts'
import { lowStockMail, type MailingLowStock } from './assortment/low-stock/low-stock-mail.ts'
import type { NotifyingLowStock } from './assortment/low-stock/notify-low-stock.ts'
import { assortmentRoutes } from './assortment/routes.ts'
import * as useCases from './catalogue.ts'
import { productFileRoutes } from './product-file/routes.ts'
import { productsOfRows, productsSeenBy, productsWithIds } from './products-with-ids.ts'
import { lockedRows, lockedStock, returnStock, takeStock } from './queries.ts'
import { type AnswerList, catalogueRoutes } from './routes.ts'
import { type CatalogueChanges, createLiveCatalogue } from './snapshot/live-catalogue.ts'
import { pageCatalogue } from './snapshot/page-catalogue.ts'

export { filesOfPhotos } from './assortment/photo.ts'
export type { PatchPicture } from './catalogue.ts'
export type { ListKind, PublicList } from './lists/public-lists.ts'
export type { ProductRow } from './queries.ts'
export type { AnswerList } from './routes.ts'
export type { DatedSnapshot, Snapshot } from './snapshot/snapshot.ts'
export { type Units, unitsOf } from './units.ts'

/** The catalogue for other modules and the pages. */
export type Catalogue = ReturnType<typeof catalogueOf>

type CatalogueDependencies = { sql: Pool; files: Files; changes: CatalogueChanges }

/** The patches: reading for shoppers, and the calls of shoppers and staff. */
export function createCatalogue(
  dependencies: ChangingProducts &
    CatalogueDependencies &
    NotifyingLowStock &
    MailingLowStock & {
      answerList: AnswerList
      /** Connections of background jobs. */
      jobsSql: Pool
    },
) {
  const catalogue = catalogueOf(dependencies)
  const ofJobs = { ...dependencies, sql: dependencies.jobsSql }
  dependencies.post.register(lowStockMail(ofJobs))
  return {
    catalogue,
    routes: {
      ...catalogueRoutes({ ...dependencies, live: catalogue.live }),
      ...assortmentRoutes(dependencies),
      ...productFileRoutes(dependencies),
    },
    jobs: lowStockJobs(ofJobs),
  }
}

/** The catalogue without its routes. */
export function catalogueOf(dependencies: CatalogueDependencies) {
  const live = createLiveCatalogue(dependencies)
  return {
    ...bound({ ...dependencies, live }, { ...useCases, productsWithIds }),
    live,
    /** Reads the catalogue and builds its indexes, so that no request waits for them. */
    prepare: async (): Promise<void> => (await live.snapshot()).prepare(),
    /** The catalogue for one render of a page, at this time. */
    forPage: (now: Date) => pageCatalogue({ live }, now),
    lockedRows,
    productsOfRows,
    productsSeenBy,
    lockStock: lockedStock,
    takeStock,
    returnStock,
  }
}
