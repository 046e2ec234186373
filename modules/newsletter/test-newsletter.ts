import pino from 'pino'
import { createMailRenderer } from '../../emails/render.ts'
import { sampleShop } from '../../emails/samples/shop.ts'
import { createPost } from '../post/index.ts'
import { bound } from '../shared/bound.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { Mail } from '../shared/mail.ts'
import { testDatabase } from '../shared/test-database.ts'
import { campaignFailures } from './campaigns/campaign-failures.ts'
import { type CampaignQuery, campaignPart } from './campaigns/campaign-list-queries.ts'
import type { CampaignText, Steering } from './campaigns/campaign-queries.ts'
import { drawCampaign } from './campaigns/draw-campaign.ts'
import { sendCampaign } from './campaigns/send-campaign.ts'
import { steerCampaign } from './campaigns/steer-campaign.ts'
import { tryCampaign } from './campaigns/try-campaign.ts'
import { createNewsletter } from './index.ts'
import { queues } from './queues.ts'
import { confirmSubscription } from './sign-up/confirm-subscription.ts'
import { createConfirmationTokens } from './sign-up/confirmation-token.ts'
import { subscribe } from './sign-up/subscribe.ts'
import { createAddressHash } from './subscribers/address-hash.ts'
import { type SubscriberQuery, subscriberPart } from './subscribers/subscriber-list-queries.ts'
import { unsubscribe } from './subscribers/unsubscribe.ts'
import { createUnsubscribeTokens } from './subscribers/unsubscribe-token.ts'

type Options = {
  confirmsSubscriptions?: boolean
  mailWebhookSecret?: string
  mailsPerSecond?: number
  campaignDelay?: number
}

/** The sender of the campaigns. */
const administrator = 'sjefen'

/** A minute in ms. */
export const minute = 60_000

/**
 * The newsletter on a real database with a clock that a test sets; mails and queued messages are collected in lists.
 */
export async function testNewsletter(options: Options = {}) {
  const database = await testDatabase()
  let now = new Date('2026-05-01T10:00:00Z').getTime()
  const mails: Mail[] = []
  const waiting: { queue: string; data: object; key?: string; delay?: number }[] = []
  const mailServer = { accept: async (mail: Mail): Promise<void> => void mails.push(mail) }
  const enqueue: Enqueue = async (_tx, queue, data, { key, delay } = {}) => {
    const isThere = waiting.some((other) => other.queue === queue && other.key === key)
    if (key === undefined || !isThere)
      waiting.push({ queue, data, ...(key && { key }), ...(delay && { delay }) })
  }
  const atOutbox = {
    sql: database.sql,
    enqueue,
    sendMail: (mail: Mail) => mailServer.accept(mail),
    publicUrl: 'https://shop.test',
    clock: () => new Date(now),
  }
  const { post, jobs: postJobs } = createPost(atOutbox)
  const dependencies = {
    ...atOutbox,
    jobsSql: database.sql,
    post,
    renderMail: createMailRenderer(sampleShop('https://shop.test')),
    sendCampaignMail: (mail: Mail) => mailServer.accept(mail),
    campaignDelay: options.campaignDelay ?? 0,
    campaignMailsPerSecond: options.mailsPerSecond ?? 1000,
    confirmsSubscriptions: options.confirmsSubscriptions ?? false,
    addressHash: createAddressHash(database.sql),
    mailWebhookSecret: options.mailWebhookSecret ?? null,
    wait: async (milliseconds: number) => {
      now += milliseconds
    },
    log: pino({ level: 'silent' }),
  }
  const { jobs: ownJobs, routes } = createNewsletter(dependencies)
  const jobs = [...postJobs, ...ownJobs]
  const withTokens = {
    ...dependencies,
    tokens: createUnsubscribeTokens(database.sql),
    confirmationTokenFor: createConfirmationTokens(database.sql),
  }

  const handle = async ({ queue, data }: { queue: string; data: object }) =>
    jobs.find((job) => job.queue === queue)?.handle(data)
  /** Handles all queued messages; a message whose handler fails is lost, as after its last retry. */
  async function work(): Promise<void> {
    for (let message = waiting.shift(); message; message = waiting.shift())
      await handle(message).catch(() => undefined)
  }

  return {
    ...bound(withTokens, {
      subscribe,
      unsubscribe,
      confirmSubscription,
      campaignFailures,
      previewCampaign: drawCampaign,
    }),
    sendCampaign: (campaign: CampaignText, key?: string) =>
      sendCampaign(dependencies, campaign, { key, administrator }),
    steerCampaign: (id: number, steering: Steering) =>
      steerCampaign(dependencies, id, steering, administrator),
    testCampaign: (campaign: CampaignText, email: string) =>
      tryCampaign(dependencies, campaign, email, administrator),
    subscribers: ({ limit = 1000, ...query }: SubscriberQuery) =>
      subscriberPart(database.sql, { ...query, limit }),
    campaigns: (query: CampaignQuery) => campaignPart(database.sql, query, dependencies.clock()),
    routes,
    dependencies,
    sql: database.sql,
    mails,
    waiting,
    mailServer,
    handle,
    work,
    /** Ms since 1970. */
    now: () => now,
    /** Advances the clock by this many ms, running the watch and the jobs that it queues after each step. */
    async pass(milliseconds: number, step = minute): Promise<void> {
      for (const end = now + milliseconds; now < end; ) {
        now += step
        await handle({ queue: queues.watch, data: {} })
        await work()
      }
    },
    addresses: () => mails.map(({ to }) => to),
    close: database.close,
  }
}

export type TestNewsletter = Awaited<ReturnType<typeof testNewsletter>>
