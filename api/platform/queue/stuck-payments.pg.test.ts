import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { checkoutJobs } from '../../../modules/checkout/jobs.ts'
import { paymentJobs } from '../../../modules/payments/jobs.ts'
import { testDatabase } from '../../../modules/shared/test-database.ts'
import { startQueue } from './queue.ts'

test.each(['checkout.settle-payment', 'payments.stray-refund'])(
  'messages of %s that are given up at the same moment are all tried again',
  async (name) => {
    const { sql, close } = await testDatabase()
    onTestFinished(close)
    const queue = await startQueue(sql, pino({ level: 'silent' }), true)
    onTestFinished(() => queue.stop())
    const dependencies = { sql, enqueue: queue.enqueue, clock: () => new Date() } as never
    const jobs = [checkoutJobs, paymentJobs].flatMap((of) => of(dependencies, dependencies))
    await queue.declare(jobs)
    const job = jobs.find((one) => one.queue === name)
    const intents = ['pi_1', 'pi_2', 'pi_3']
    await Promise.all(intents.map((intentId) => job?.giveUp?.({ intentId })))
    const waiting = await sql<{ intent: string }[]>`
      select data ->> 'intentId' as intent
      from jobs.job
      where name = ${name}
      order by 1
    `
    expect(waiting.map(({ intent }) => intent)).toEqual(intents)
    expect(await sql`select from payments.stuck_payments`).toHaveLength(3)
  },
)
