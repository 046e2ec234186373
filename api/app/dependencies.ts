import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import type { RenderMail } from '../../emails/render.ts'
import type { ForgetAtProvider } from '../../modules/privacy/index.ts'
import type { Clock } from '../../modules/shared/clock.ts'
import type { Files } from '../../modules/shared/files.ts'
import type { Enqueue } from '../../modules/shared/jobs.ts'
import type { SendMail } from '../../modules/shared/mail.ts'
import type { TaxedSeller } from '../../modules/shared/terms.ts'
import type { Pool } from '../../modules/shared/transaction.ts'
import type { Limit } from '../edge/limits/limits.ts'
import type { Site } from '../pages/pages.ts'
import type { DatabaseWatch } from '../platform/database/database-watch.ts'
import type { HasRoom } from '../platform/files/disk-room.ts'
import type { Meter } from '../platform/log/meter.ts'
import type { NoteDone } from '../platform/log/note-done.ts'
import type { BrowserPayment } from '../platform/settings/config.ts'
import type { TrustedProxies } from '../platform/settings/trusted-proxies.ts'

/** The shop's dependencies, in groups by their purpose. A module gets the groups of which it uses a field. */
export type AppDependencies = {
  database: {
    sql: Pool
    /** Connections of background jobs. */
    jobsSql: Pool
    /** Queues a message in the caller's transaction. */
    enqueue: Enqueue
    watch: Omit<DatabaseWatch, 'stop' | 'onSilence'>
    /** Whether the process can serve all calls. */
    isReady(): boolean
  }
  payments: {
    stripe: Stripe
    /** For jobs that can wait: its calls come after those of `stripe`. */
    backgroundStripe: Stripe
    webhookSecret: string
    /** Undefined without a provider whose data are in the shop's database. */
    forgetAtProvider: ForgetAtProvider | undefined
    /** Ms for which an unpaid order holds its units. */
    holdTime: number
    browserPayment: BrowserPayment
  }
  mail: {
    renderMail: RenderMail
    sendMail: SendMail
    /** Has its own connections, so that other mails never wait for a campaign. */
    sendCampaignMail: SendMail
    /** Ms before a campaign's first mail is sent; until then it can be withdrawn. */
    campaignDelay: number
    campaignMailsPerSecond: number
    contactInbox: string | null
    confirmsSubscriptions: boolean
    mailWebhookSecret: string | null
  }
  files: {
    /** Customers' own pictures, and photos of patches. */
    files: Files
    /** Whether the disk has room for customers' pictures and designs. */
    hasRoom: HasRoom
    /** Where pictures of patches are stored that are made on request. */
    pictureFolder: string
  }
  shop: {
    publicUrl: string
    isDemo: boolean
    taxed: TaxedSeller
    clock: Clock
    wait(milliseconds: number): Promise<void>
    log: Logger
  }
  edge: {
    limit: Limit
    /** Whether refused logins delay the next ones. */
    slowLogins: boolean
    /** The hops whose X-Forwarded-For is believed. */
    trustedProxies: TrustedProxies
    /** Whether Strict-Transport-Security covers subdomains. */
    hstsSubdomains: boolean
    /** Default: nothing is counted. */
    meter?: Meter
    /** Logs each answer of the app; default: none is logged. */
    noteDone?: NoteDone
    /** Pages of the stand-ins for unset settings, by the path under which they are served. */
    standIns: { path: string; app: Hono }[]
  }
  site: Site
}
