import type { Job } from '../../../shared/jobs.ts'
import { type TellingLowStock, tellLowStock } from './tell-low-stock.ts'

/** The daily mail to the shop about products that are low in stock. */
export const lowStockJobs = (dependencies: TellingLowStock): Job[] => [
  {
    queue: 'catalogue.tell-low-stock',
    retryLimit: 3,
    cron: '0 7 * * *',
    handle: () => tellLowStock(dependencies),
  },
]
