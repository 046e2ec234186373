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
import { serverSettings } from './server-settings.ts'
import { storageSettings } from './storage-settings.ts'

/** The browser's access to the payment provider; `scriptUrl` is null for Stripe's own script. */
export type BrowserPayment = { publishableKey: string; scriptUrl: string | null }

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
  return configOf(parsed.data, allowsStandIns(set))
}

export type Config = ReturnType<typeof configOf>

function configOf(values: z.infer<typeof environment>, mayStandIn: boolean) {
  const stripe = stripeKeysOf(values)
  const testCards = takesTestCards(values.STRIPE_SECRET_KEY, values.STRIPE_API_BASE)
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? typedUrl(values.HOST, values.PORT),
    /** Whether browsers use https for all subdomains of the shop's host too. */
    hstsSubdomains: values.HSTS_SUBDOMAINS === '1',
    /** Unset: an embedded PostgreSQL under `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    /** Of the server itself, if `databaseUrl` leads to a pooler in front of it; otherwise unset. */
    directUrl:
      values.DATABASE_DIRECT_URL === values.DATABASE_URL ? undefined : values.DATABASE_DIRECT_URL,
    /** Of the owner who migrates the database, if that is not the user of `databaseUrl`; otherwise unset. */
    ownerUrl:
      values.DATABASE_OWNER_URL === values.DATABASE_URL ? undefined : values.DATABASE_OWNER_URL,
    /** Most database connections of a process: for requests, for background jobs and for rate limits. */
    pools: {
      requests: values.DATABASE_POOL,
      jobs: values.DATABASE_JOBS_POOL,
      limits: values.DATABASE_LIMITS_POOL,
    },
    dataDir: values.DATA_DIR,
    /** Free bytes of the disk of `dataDir` below which pictures and designs are refused; unset where none are on it. */
    diskFloor:
      values.FILES_URL && values.DATABASE_URL ? undefined : values.DISK_FLOOR_GB * 1_000_000_000,
    /** Unset: a folder under `dataDir`. */
    filesStore: values.FILES_URL,
    administrator: { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD },
    /** Unset: the built-in test provider. */
    stripe,
    stripeApiBase: values.STRIPE_API_BASE,
    /** The limit for calls to Stripe of all processes together. */
    stripeCallsPerSecond: values.STRIPE_CALLS_PER_SECOND,
    /** Whether the seller charges VAT. */
    isVatRegistered: values.VAT_REGISTERED === '1',
    /** Ms for which an unpaid order holds its units. */
    holdTime: values.HOLD_MINUTES * 60_000,
    /** Unset: the local inbox of the demo. */
    smtpUrl: values.SMTP_URL?.href,
    mailFrom: values.MAIL_FROM ?? 'Russpatcher <hei@russpatcher.example>',
    contactInbox: values.CONTACT_INBOX,
    /** Ms before a campaign's first mail is sent; until then it can be withdrawn. */
    campaignDelay: values.CAMPAIGN_DELAY_SECONDS * 1000,
    /** The limit for campaign mails of all workers together. */
    campaignMailsPerSecond: values.CAMPAIGN_MAILS_PER_SECOND,
    /** Whether a subscription waits for the link in its mail. */
    confirmsSubscriptions: values.NEWSLETTER_CONFIRM
      ? values.NEWSLETTER_CONFIRM === '1'
      : !mayStandIn,
    /** Unset: the endpoint for bounces and complaints is disabled. */
    mailWebhookSecret: values.MAIL_WEBHOOK_SECRET,
    role: values.SHOP_ROLE,
    /** Processes that answer on the port. */
    webProcesses: values.WEB_PROCESSES,
    /** The hops whose X-Forwarded-For is believed. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** Unset: no metrics. */
    metricsPort: values.METRICS_PORT,
    logLevel: values.LOG_LEVEL,
    production: values.NODE_ENV === 'production',
    /** Whether Stripe's test cards pay. */
    takesTestCards: testCards,
    /** DEMO says so, test cards pay, or a stand-in takes the payments or the mails; pages say so. */
    isDemo: values.DEMO === '1' || !stripe || testCards || !values.SMTP_URL,
    /** Whether the pages of the stand-ins answer other machines too. */
    opensStandIns: values.DEMO === '1',
  }
}
