import type { Job } from '../../../shared/jobs.ts'
import { type NotifyingLowStock, notifyLowStock } from './notify-low-stock.ts'

/** The daily mail to the shop about products that are low in stock. */
export const lowStockJobs = (dependencies: NotifyingLowStock): Job[] => [
  {
    queue: 'catalogue.notify-low-stock',
    retryLimit: 3,
    cron: '0 7 * * *',
    handle: () => notifyLowStock(dependencies),
  },
]
