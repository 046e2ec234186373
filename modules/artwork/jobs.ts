import type { Job } from '../shared/jobs.ts'
import { type Erasing, eraseExpired } from './pictures/erase-expired.ts'
import { productionQueue } from './pictures/use-pictures.ts'
import { makeProduction } from './production/make-production.ts'

/** The hourly job that deletes expired pictures, and the one that makes the files for the production of designs. */
export const artworkJobs = (dependencies: Erasing): Job[] => [
  {
    queue: 'forget-custom-images',
    retryLimit: 3,
    cron: '41 * * * *',
    handle: () => eraseExpired(dependencies),
  },
  {
    queue: productionQueue,
    retryLimit: 10,
    handle: (data) => makeProduction(dependencies, (data as { id: string }).id),
  },
]
