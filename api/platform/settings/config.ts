import { z } from 'zod'
import { mailSettings } from './mail-settings.ts'
import { typedUrl } from './own-url.ts'
import {
  mistakesInStripeKeys,
  paymentSettings,
  stripeKeysOf,
  takesTestCards,
} from './payment-settings.ts'
import { allowsStandIns, missingSettings, type Needs } from './required-settings.ts'
import type { S3Address } from './s3-address.ts'
import { serverSettings } from './server-settings.ts'
import { storageSettings } from './storage-settings.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

/** The browser's access to the payment provider; `scriptUrl` is null for Stripe's own script. */
export type BrowserPayment = { publishableKey: string; scriptUrl: string | null }

export type Config = {
  port: number
  host: string
  publicUrl: string
  /** Whether browsers use https for all subdomains of the shop's host too. */
  hstsSubdomains: boolean
  /** Unset: an embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined
  /** Of the server itself, if `databaseUrl` leads to a pooler in front of it; otherwise unset. */
  directUrl: string | undefined
  /** Of the owner who migrates the database, if that is not the user of `databaseUrl`; otherwise unset. */
  ownerUrl: string | undefined
  /** Most database connections of a process: for requests, for background jobs and for rate limits. */
  pools: { requests: number; jobs: number; limits: number }
  dataDir: string
  /** Free bytes of the disk of `dataDir` below which pictures and designs are refused; unset where none are on it. */
  diskFloor: number | undefined
  /** Unset: a folder under `dataDir`. */
  filesStore: S3Address | undefined
  administrator: { username: string; password: string | undefined }
  /** Unset: the built-in test provider. */
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string } | undefined
  stripeApiBase: URL | undefined
  /** The limit for calls to Stripe of all processes together. */
  stripeCallsPerSecond: number
  /** Whether the seller charges VAT. */
  isVatRegistered: boolean
  /** Ms for which an unpaid order holds its units. */
  holdTime: number
  /** Unset: the local inbox of the demo. */
  smtpUrl: string | undefined
  mailFrom: string
  contactInbox: string | undefined
  /** Ms before a campaign's first mail is sent; until then it can be withdrawn. */
  campaignDelay: number
  /** The limit for campaign mails of all workers together. */
  campaignMailsPerSecond: number
  /** Whether a subscription waits for the link in its mail. */
  confirmsSubscriptions: boolean
  /** Unset: the endpoint for bounces and complaints is disabled. */
  mailWebhookSecret: string | undefined
  role: 'all' | 'web' | 'worker' | 'migrate'
  /** Processes that answer on the port. */
  webProcesses: number
  /** The hops whose X-Forwarded-For is believed. */
  trustedProxies: TrustedProxies
  /** Unset: no metrics. */
  metricsPort: number | undefined
  logLevel: string
  production: boolean
  /** Whether Stripe's test cards pay. */
  takesTestCards: boolean
  /** DEMO says so, test cards pay, or a stand-in takes the payments or the mails; pages say so. */
  isDemo: boolean
  /** Whether the pages of the stand-ins answer other machines too. */
  opensStandIns: boolean
}

const environment = z.object({
  ...serverSettings,
  ...storageSettings,
  ...paymentSettings,
  ...mailSettings,
  ADMIN_USERNAME: z.string().min(3, 'has fewer than 3 characters').default('admin'),
  ADMIN_PASSWORD: z.string().min(6, 'has fewer than 6 characters').optional(),
})

/** Invalid settings; the message has one line per mistake. */
export class ConfigError extends Error {}

const needsOf = ({ SHOP_ROLE: role }: NodeJS.ProcessEnv): Needs =>
  role === 'migrate' ? 'database' : 'shop'

/** Reads the settings, which docs/settings.md lists; empty values count as unset. Throws ConfigError. */
export function loadConfig(env: NodeJS.ProcessEnv, needs: Needs = needsOf(env)): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  const invalid = parsed.error?.issues ?? []
  const mistakes = [
    ...new Set(invalid.map(({ path, message }) => `${path.join('.')}: ${message}`)),
    ...missingSettings(set, needs),
    ...(parsed.data && parsed.data.METRICS_PORT === parsed.data.PORT
      ? ['METRICS_PORT: is the same as PORT']
      : []),
    ...mistakesInStripeKeys(parsed.data?.STRIPE_SECRET_KEY, parsed.data?.STRIPE_PUBLISHABLE_KEY),
  ]
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes.join('\n'))
  const values = parsed.data
  const stripe = stripeKeysOf(values)
  const testCards = takesTestCards(values.STRIPE_SECRET_KEY, values.STRIPE_API_BASE)
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? typedUrl(values.HOST, values.PORT),
    hstsSubdomains: values.HSTS_SUBDOMAINS === '1',
    databaseUrl: values.DATABASE_URL,
    directUrl:
      values.DATABASE_DIRECT_URL === values.DATABASE_URL ? undefined : values.DATABASE_DIRECT_URL,
    ownerUrl:
      values.DATABASE_OWNER_URL === values.DATABASE_URL ? undefined : values.DATABASE_OWNER_URL,
    pools: {
      requests: values.DATABASE_POOL,
      jobs: values.DATABASE_JOBS_POOL,
      limits: values.DATABASE_LIMITS_POOL,
    },
    dataDir: values.DATA_DIR,
    diskFloor:
      values.FILES_URL && values.DATABASE_URL ? undefined : values.DISK_FLOOR_GB * 1_000_000_000,
    filesStore: values.FILES_URL,
    administrator: { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD },
    stripe,
    stripeApiBase: values.STRIPE_API_BASE,
    stripeCallsPerSecond: values.STRIPE_CALLS_PER_SECOND,
    isVatRegistered: values.VAT_REGISTERED === '1',
    holdTime: values.HOLD_MINUTES * 60_000,
    smtpUrl: values.SMTP_URL?.href,
    mailFrom: values.MAIL_FROM ?? 'Russpatcher <hei@russpatcher.example>',
    contactInbox: values.CONTACT_INBOX,
    campaignDelay: values.CAMPAIGN_DELAY_SECONDS * 1000,
    campaignMailsPerSecond: values.CAMPAIGN_MAILS_PER_SECOND,
    confirmsSubscriptions: values.NEWSLETTER_CONFIRM
      ? values.NEWSLETTER_CONFIRM === '1'
      : !allowsStandIns(set),
    mailWebhookSecret: values.MAIL_WEBHOOK_SECRET,
    role: values.SHOP_ROLE,
    webProcesses: values.WEB_PROCESSES,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsPort: values.METRICS_PORT,
    logLevel: values.LOG_LEVEL,
    production: values.NODE_ENV === 'production',
    takesTestCards: testCards,
    isDemo: values.DEMO === '1' || !stripe || testCards || !values.SMTP_URL,
    opensStandIns: values.DEMO === '1',
  }
}
