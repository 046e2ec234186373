import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { Clock } from '../../shared/clock.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import type { SendMail } from '../../shared/mail.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import * as mailQueries from '../campaigns/campaign-mail-queries.ts'
import * as queries from '../campaigns/campaign-queries.ts'
import { enqueueCampaign } from '../queues.ts'
import { type Composing, composeCampaign } from './compose-campaign.ts'
import { deliverMail } from './deliver-mail.ts'
import { createServerHealth, type ServerHealth } from './server-health.ts'

/** Maximum mails sent to the server concurrently. */
const atOnce = 5
/** Maximum mails per lease, and the seconds of sending that a lease covers at the configured pace. */
const mostTaken = 100
const share = 0.25
/** Ms for which leased mails belong to their worker. */
const lease = 120_000
/** Ms that one job sends before it queues the next, so that a stopping process waits only briefly. */
const slice = 5_000
/**
 * Backoff in ms while the mail server fails: doubled with each consecutive suspension, up to `longest`. `most`
 * suspensions pause the campaign.
 */
const suspension = { first: 60_000, longest: 600_000, most: 40 }

export type Delivery = Composing & {
  sql: Pool
  enqueue: Enqueue
  /** Has its own connections, so that a receipt never waits for a campaign. */
  sendCampaignMail: SendMail
  /** The limit for all workers together. */
  campaignMailsPerSecond: number
  clock: Clock
  wait(milliseconds: number): Promise<void>
  log: Logger
  /** By campaign id, kept between jobs: at a slow pace one job sends too few mails to judge the server by. */
  healths: Map<number, ServerHealth>
}

/**
 * Sends a campaign for a few seconds and queues the rest. Each mail's state is stored in its own row, so any number of
 * these jobs may run at once, and each may crash at any point. Failures of the mail server do not count against
 * subscribers: the campaign is suspended instead.
 */
export async function deliverCampaign(delivery: Delivery, campaignId: number): Promise<void> {
  const { sql, enqueue, clock, healths } = delivery
  const campaign = await queries.tendedCampaign(sql, campaignId, clock())
  if (!campaign) return void healths.delete(campaignId)
  if (!campaign.isAddressed)
    await inTransaction(sql, (tx) => queries.addressCampaign(tx, campaignId, clock()))

  const health = healths.get(campaignId) ?? createServerHealth()
  healths.set(campaignId, health)
  const hasMore = await sendFor(slice, delivery, campaign, health)
  if (health.isBad()) {
    healths.delete(campaignId)
    return suspendCampaign(delivery, campaign, health)
  }
  if (campaign.suspensions > 0 && health.hasTaken())
    await queries.forgetSuspensions(sql, campaignId)
  if (hasMore) await inTransaction(sql, (tx) => enqueueCampaign(tx, enqueue, campaignId))
  else if (await queries.isSettled(sql, campaignId)) healths.delete(campaignId)
}

/** Sends due mails for this many ms, at the shared pace; false when no more are due. */
async function sendFor(
  milliseconds: number,
  delivery: Delivery,
  campaign: queries.CampaignToSend,
  health: ServerHealth,
): Promise<boolean> {
  const { sql, clock, campaignMailsPerSecond } = delivery
  const compose = await composeCampaign(delivery, campaign)
  const interval = 1000 / campaignMailsPerSecond
  const limit = Math.min(Math.max(Math.floor(campaignMailsPerSecond * share), 1), mostTaken)
  const end = clock().getTime() + milliseconds
  const isOver = () => clock().getTime() >= end || health.isBad() || tasks.hasFailed()
  const tasks = createTaskLimit()
  let taken: mailQueries.Recipient[] = []
  let begun = 0
  try {
    while (!isOver()) {
      const now = clock()
      const until = new Date(now.getTime() + lease)
      taken = await mailQueries.leasedMails(sql, campaign.id, { now, until, limit })
      if (taken.length === 0) return false
      begun = 0
      const begins = await mailQueries.reservedTime(sql, now, taken.length * interval)
      for (const recipient of taken) {
        if (isOver()) break
        await waitUntil(begins.getTime() + begun * interval, delivery)
        begun += 1
        await tasks.run(() =>
          deliverMail(
            { ...delivery, sendMail: delivery.sendCampaignMail },
            {
              campaignId: campaign.id,
              recipient,
              compose,
              health,
              isSuspect: campaign.suspensions > 0,
            },
          ),
        )
      }
    }
    return true
  } finally {
    await tasks.ended()
    const left = taken.slice(begun).map(({ subscriberId }) => subscriberId)
    if (left.length > 0) await mailQueries.returnMails(sql, campaign.id, left, clock())
  }
}

async function waitUntil(time: number, { clock, wait }: Delivery): Promise<void> {
  const left = time - clock().getTime()
  if (left > 0) await wait(left)
}

/** Runs up to `atOnce` tasks at a time. A failing task does not stop the others; `ended` throws the first error. */
function createTaskLimit() {
  const limit = pLimit(atOnce)
  const tasks: Promise<void>[] = []
  const failures: unknown[] = []
  return {
    /** Resolves when the task has begun, so that the caller never queues more than one. */
    run: (task: () => Promise<void>): Promise<void> =>
      new Promise((begin) => {
        const running = limit(() => {
          begin()
          return task()
        })
        tasks.push(running.catch((error: unknown) => void failures.push(error)))
      }),
    hasFailed: () => failures.length > 0,
    async ended(): Promise<void> {
      await Promise.all(tasks)
      if (failures.length > 0) throw failures[0]
    },
  }
}

async function suspendCampaign(
  { sql, clock, log }: Delivery,
  campaign: queries.CampaignToSend,
  health: ServerHealth,
): Promise<void> {
  const pause = Math.min(suspension.first * 2 ** campaign.suspensions, suspension.longest)
  const until = new Date(clock().getTime() + pause)
  const suspended = await inTransaction(sql, async (tx) => {
    const { id } = campaign
    await mailQueries.returnMissedMails(tx, id, [...health.missed()], until)
    await mailQueries.forgiveMails(tx, id, [...health.refused()], until)
    return queries.suspendCampaign(tx, campaign, { until, most: suspension.most })
  })
  if (!suspended) return
  const about = { campaignId: campaign.id, until, ...suspended }
  if (suspended.state === 'paused')
    log.error(about, 'A campaign was paused because the mail server fails')
  else log.warn(about, 'A campaign is suspended because the mail server fails')
}
