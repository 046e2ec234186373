import type { Job } from '../shared/jobs.ts'
import type { KeepingImages } from './custom-images/custom-images.ts'
import { forgetImages } from './custom-images/forget-images.ts'

/** The hourly job that deletes expired pictures. */
export const cartJobs = (dependencies: KeepingImages): Job[] => [
  {
    queue: 'forget-custom-images',
    retryLimit: 3,
    cron: '41 * * * *',
    handle: () => forgetImages(dependencies),
  },
]
