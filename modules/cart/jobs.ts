import { forgetImages } from '../artwork/pictures/erase-expired.ts'
import { type KeepingImages, productionQueue } from '../artwork/pictures/store-picture.ts'
import { makeProduction } from '../artwork/production/make-production.ts'
import type { Job } from '../shared/jobs.ts'

/** The hourly job that deletes expired pictures, and the one that makes the files for the production of designs. */
export const cartJobs = (dependencies: KeepingImages): Job[] => [
  {
    queue: 'forget-custom-images',
    retryLimit: 3,
    cron: '41 * * * *',
    handle: () => forgetImages(dependencies),
  },
  {
    queue: productionQueue,
    retryLimit: 10,
    handle: (data) => makeProduction(dependencies, (data as { id: string }).id),
  },
]
