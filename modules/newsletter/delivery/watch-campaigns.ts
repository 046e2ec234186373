import type { Logger } from 'pino'
import type { Clock } from '../../shared/clock.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import { giveUpMails } from '../campaigns/campaign-mail-queries.ts'
import * as queries from '../campaigns/campaign-queries.ts'
import { enqueueCampaign } from '../queues.ts'

const minute = 60_000

/**
 * Ms after which a mail that was begun either has an outcome or lost its process: longer than all timeouts of one mail
 * together.
 */
const longestMail = 5 * minute

type Watching = { sql: Pool; enqueue: Enqueue; clock: Clock; log: Logger }

/**
 * Every minute: fails mails that a crash interrupted, ends finished campaigns, and queues a job for each campaign
 * without one, because a process died, mails wait for a retry, or the mail server failed.
 */
export async function watchCampaigns({ sql, enqueue, clock, log }: Watching): Promise<void> {
  const now = clock()
  const lost = await giveUpMails(sql, new Date(now.getTime() - longestMail))
  if (lost > 0) log.warn({ lost }, 'Campaign mails were interrupted when their process ended')
  await queries.settleCampaigns(sql)
  await inTransaction(sql, async (tx) => {
    const since = new Date(now.getTime() - minute)
    for (const campaignId of await queries.neglectedCampaigns(tx, since, now))
      await enqueueCampaign(tx, enqueue, campaignId)
  })
}
