import { z } from 'zod'
import type { Job } from '../../../shared/jobs.ts'
import {
  lowStockMails,
  mailLowStock,
  type TellingLowStock,
  tellLowStock,
} from './tell-low-stock.ts'

const aboutDay = z.object({ day: z.string() })

/** The daily mail to the shop about products that are low in stock. */
export const lowStockJobs = (dependencies: TellingLowStock): Job[] => [
  {
    queue: 'catalogue.tell-low-stock',
    retryLimit: 3,
    cron: '0 7 * * *',
    handle: () => tellLowStock(dependencies),
  },
  {
    queue: lowStockMails,
    retryLimit: 10,
    timeLimit: 180,
    handle: (data) => mailLowStock(dependencies, aboutDay.parse(data).day),
  },
]
