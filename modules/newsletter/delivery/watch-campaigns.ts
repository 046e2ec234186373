import type { Logger } from 'pino'
import type { Clock } from '../../shared/clock.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import * as queries from '../campaigns/campaign-queries.ts'
import { enqueueCampaign } from '../queues.ts'
import { giveUpMails } from './campaign-mail-queries.ts'

const minute = 60_000

/** Ms after which a mail that was begun has ended, or its process has: all waits for the server take less together. */
const longestMail = 5 * minute

type Watching = { sql: Pool; enqueue: Enqueue; clock: Clock; log: Logger }

/**
 * Each minute: decides what a crash left under way, ends campaigns that are through, and has jobs go on with those
 * that nobody works at, because a process died, mails had to wait for another attempt, or the mail server failed.
 */
export async function watchCampaigns({ sql, enqueue, clock, log }: Watching): Promise<void> {
  const now = clock()
  const lost = await giveUpMails(sql, new Date(now.getTime() - longestMail))
  if (lost > 0) log.warn({ lost }, 'Campaign mails were under way when their process ended')
  await queries.settleCampaigns(sql)
  await inTransaction(sql, async (tx) => {
    const since = new Date(now.getTime() - minute)
    for (const campaignId of await queries.neglectedCampaigns(tx, since, now))
      await enqueueCampaign(enqueue, tx, campaignId)
  })
}
