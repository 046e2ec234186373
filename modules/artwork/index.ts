import { bound } from '../shared/bound.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { Pool } from '../shared/transaction.ts'
import { recordedDesign } from './designs/read-design.ts'
import { artworkJobs } from './jobs.ts'
import type { Erasing } from './pictures/erase-expired.ts'
import { designsAmong } from './pictures/picture-queries.ts'
import { pictureForStaff, pictureOfSession } from './pictures/read-picture.ts'
import { releasePictures } from './pictures/release-queries.ts'
import { addPicture } from './pictures/store-picture.ts'
import {
  claimPicture,
  hasPictures,
  keepPictures,
  picturesForSession,
} from './pictures/use-pictures.ts'
import {
  productionFile,
  productionPicture,
  productionSheet,
} from './production/production-files.ts'
import { artworkRoutes, type Calling } from './routes.ts'

type Dependencies = Calling &
  Erasing & {
    enqueue: Enqueue
    /** Connections of background jobs. */
    jobsSql: Pool
  }

export { filesOfPictures } from './pictures/erase-expired.ts'
export { formOfDesign } from './pictures/picture-queries.ts'
export type { Picture } from './pictures/read-picture.ts'
export { picturesOfSessions, releasedCopies, releasePictures } from './pictures/release-queries.ts'
export type { ProductionFile, ProductionFileKind } from './production/production-files.ts'

/** Customers' pictures for other modules. */
export type Artwork = ReturnType<typeof createArtwork>['artwork']

/** The pictures that customers upload for custom patches, the designs that are made of them, and their production. */
export function createArtwork(dependencies: Dependencies) {
  return {
    artwork: {
      ...bound(dependencies, {
        add: addPicture,
        ofSession: pictureOfSession,
        forStaff: pictureForStaff,
        claim: claimPicture,
        forSession: picturesForSession,
        keep: keepPictures,
        design: recordedDesign,
        productionFile,
        productionPicture,
        productionSheet,
      }),
      designsAmong,
      has: hasPictures,
      release: releasePictures,
    },
    routes: artworkRoutes(dependencies),
    jobs: artworkJobs({ ...dependencies, sql: dependencies.jobsSql }),
  }
}
