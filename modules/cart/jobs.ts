import type { Job } from '../shared/jobs.ts'
import { type KeepingImages, productionQueue } from './custom-images/custom-images.ts'
import { forgetImages } from './custom-images/forget-images.ts'
import { makeProduction } from './designs/make-production.ts'

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
