import { z } from 'zod'

/** What the browser needs to reach the payment provider; `scriptUrl` is null for Stripe's own script. */
export type BrowserPayment = { publishableKey: string; scriptUrl: string | null }

export type Config = {
  port: number
  host: string
  publicUrl: string
  /** Unset: an embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined
  /** Most database connections of a process: for requests, for background jobs and for rate limits. */
  pools: { requests: number; jobs: number; limits: number }
  dataDir: string
  administrator: { username: string; password: string | undefined }
  /** Unset: the built-in test provider. */
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string } | undefined
  stripeApiBase: URL | undefined
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
  /** Unset: the endpoint for bounces and complaints is disabled. */
  mailWebhookSecret: string | undefined
  role: 'all' | 'web' | 'worker' | 'migrate'
  /** Processes that answer on the port. */
  webProcesses: number
  logLevel: string
  production: boolean
}

const text = z.string().trim().min(1).optional()
const url = (protocols: RegExp) => z.url({ protocol: protocols }).optional()

const connections = (usual: number) =>
  z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(1, 'is less than 1')
    .max(1000, 'is more than 1000')
    .default(usual)

const environment = z.object({
  PORT: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0)
    .max(65535)
    .default(4321),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(/^https?$/),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'does not begin with postgres://')
    .optional(),
  DATABASE_POOL: connections(10),
  DATABASE_JOBS_POOL: connections(5),
  DATABASE_LIMITS_POOL: connections(2),
  DATA_DIR: z.string().default('.data'),
  ADMIN_USERNAME: z.string().min(3, 'has fewer than 3 characters').default('admin'),
  ADMIN_PASSWORD: z.string().min(6, 'has fewer than 6 characters').optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: url(/^https?$/),
  HOLD_MINUTES: z.coerce
    .number('is not a number')
    .min(3, 'is less than 3 minutes')
    .max(24 * 60, 'is more than a day')
    .default(15),
  SMTP_URL: url(/^smtps?$/),
  MAIL_FROM: text,
  CONTACT_INBOX: z.email().optional(),
  CAMPAIGN_DELAY_SECONDS: z.coerce
    .number('is not a number')
    .min(0, 'is less than 0 seconds')
    .max(600, 'is more than 10 minutes')
    .default(15),
  CAMPAIGN_MAILS_PER_SECOND: z.coerce
    .number('is not a number')
    .min(0.1, 'is less than one mail in 10 seconds')
    .max(10_000, 'is more than 10000')
    .default(20),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'is not whsec_ and 24 to 64 bytes in base64')
    .optional(),
  SHOP_ROLE: z.enum(['all', 'web', 'worker', 'migrate']).default('all'),
  WEB_PROCESSES: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(1, 'is less than 1')
    .max(64, 'is more than 64')
    .default(1),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  NODE_ENV: text,
})

const stripeSettings = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const

/** Settings that require each other, checked apart from their format so that all mistakes are reported at once. */
function missingSettings(set: Record<string, unknown>): string[] {
  const unset = stripeSettings.filter((name) => !(name in set))
  const isHalf = unset.length > 0 && unset.length < stripeSettings.length
  return [
    ...(isHalf
      ? unset.map((name) => `${name}: is missing: the three Stripe settings go together`)
      : []),
    ...('SMTP_URL' in set && !('MAIL_FROM' in set)
      ? ['MAIL_FROM: is missing: SMTP_URL needs a sender']
      : []),
  ]
}

/** Invalid settings; the message has one line per mistake. */
export class ConfigError extends Error {}

/** Reads the settings, which docs/settings.md lists; empty values count as unset. Throws ConfigError. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  const mistakes = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...missingSettings(set),
  ]
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes.join('\n'))
  const values = parsed.data
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = values
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    databaseUrl: values.DATABASE_URL,
    pools: {
      requests: values.DATABASE_POOL,
      jobs: values.DATABASE_JOBS_POOL,
      limits: values.DATABASE_LIMITS_POOL,
    },
    dataDir: values.DATA_DIR,
    administrator: { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD },
    stripe:
      secretKey && publishableKey && webhookSecret
        ? { secretKey, publishableKey, webhookSecret }
        : undefined,
    stripeApiBase: values.STRIPE_API_BASE ? new URL(values.STRIPE_API_BASE) : undefined,
    holdTime: values.HOLD_MINUTES * 60_000,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'Russpatcher <hei@russpatcher.example>',
    contactInbox: values.CONTACT_INBOX,
    campaignDelay: values.CAMPAIGN_DELAY_SECONDS * 1000,
    campaignMailsPerSecond: values.CAMPAIGN_MAILS_PER_SECOND,
    mailWebhookSecret: values.MAIL_WEBHOOK_SECRET,
    role: values.SHOP_ROLE,
    webProcesses: values.WEB_PROCESSES,
    logLevel: values.LOG_LEVEL,
    production: values.NODE_ENV === 'production',
  }
}
