import { type Metrics, readMetrics } from './metrics.ts'
import { createShopFigures, type ShopFigures } from './shop-figures.ts'

/** Adds the metrics of the whole shop, which the database tells. */
export function watchFigures(metrics: Metrics, read: () => Promise<ShopFigures>): void {
  const { gauge } = readMetrics(metrics)
  const figures = createShopFigures(read)
  const queues = (value: 'waiting' | 'oldest') => async () =>
    (await figures())?.queues.map((one) => ({
      labels: { queue: one.queue },
      value: one[value],
    })) ?? []
  const checkout = (value: (figures: ShopFigures['checkout']) => number) => async () => {
    const found = await figures()
    return found ? [{ value: value(found.checkout) }] : []
  }
  gauge(
    {
      name: 'russpatcher_figures_up',
      help: '1 if the figures of the shop could be read from the database in time, else 0.',
    },
    async () => [{ value: (await figures()) ? 1 : 0 }],
  )
  gauge(
    {
      name: 'russpatcher_queue_waiting',
      help: 'Jobs that a worker may take now; queues without any are left out.',
      labels: ['queue'],
    },
    queues('waiting'),
  )
  gauge(
    {
      name: 'russpatcher_queue_oldest_seconds',
      help: 'Time for which the oldest of these jobs has been due.',
      labels: ['queue'],
    },
    queues('oldest'),
  )
  gauge(
    {
      name: 'russpatcher_failed_mails',
      help: 'Mails that failed permanently and wait for staff; kinds without any are left out.',
      labels: ['kind'],
    },
    async () => {
      const mails = (await figures())?.failedMails ?? {}
      return Object.entries(mails).map(([kind, value]) => ({ labels: { kind }, value }))
    },
  )
  gauge(
    { name: 'russpatcher_database_bytes', help: 'Size of the database on its disk.' },
    async () => {
      const found = await figures()
      return found ? [{ value: found.databaseBytes }] : []
    },
  )
  gauge(
    { name: 'russpatcher_paid_orders', help: 'Paid orders, refunded ones excluded.' },
    checkout(({ paidOrders }) => paidOrders),
  )
  gauge(
    {
      name: 'russpatcher_paid_orders_without_receipt',
      help: 'Orders that were paid ten minutes ago or earlier and wait for their receipt; failed ones are in russpatcher_failed_mails.',
    },
    checkout(({ withoutReceipt }) => withoutReceipt),
  )
  gauge(
    { name: 'russpatcher_failed_refunds', help: 'Refunds that failed and wait for staff.' },
    checkout(({ failedRefunds }) => failedRefunds),
  )
  gauge(
    {
      name: 'russpatcher_stuck_payments',
      help: 'Payments that could neither be settled nor paid back in all attempts, and are tried again.',
    },
    checkout(({ stuckPayments }) => stuckPayments),
  )
  gauge(
    {
      name: 'russpatcher_refused_payments_last_hour',
      help: 'Payments that were refused in the last hour.',
    },
    checkout(({ refusedPayments }) => refusedPayments),
  )
  gauge(
    { name: 'russpatcher_held_units', help: 'Units that unpaid orders hold.' },
    checkout(({ heldUnits }) => heldUnits),
  )
}
