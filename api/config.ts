import { z } from 'zod'
import {
  readTrustedProxies,
  type TrustedProxies,
  trustedProxiesAllowed,
} from './edge/visitor/trusted-proxies.ts'
import { readS3Address, type S3Address, s3AddressAllowed } from './files/s3/s3-address.ts'
import { missingSettings, type Needs } from './settings/required-settings.ts'
import { type TraceSettings, traceSettings, traceSettingsOf } from './settings/trace-settings.ts'

/** What the browser needs to reach the payment provider; `scriptUrl` is null for Stripe's own script. */
export type BrowserPayment = { publishableKey: string; scriptUrl: string | null }

export type Config = {
  port: number
  host: string
  publicUrl: string
  /** Unset: an embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined
  /** Of the server itself, if `databaseUrl` leads to a pooler in front of it; otherwise unset. */
  directUrl: string | undefined
  /** Most database connections of a process: for requests, for background jobs and for rate limits. */
  pools: { requests: number; jobs: number; limits: number }
  dataDir: string
  /** Unset: a folder under `dataDir`. */
  filesStore: S3Address | undefined
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
  /** The hops whose X-Forwarded-For is believed. */
  trustedProxies: TrustedProxies
  /** Unset: no metrics. */
  metricsPort: number | undefined
  /** Unset: no traces. */
  traces: TraceSettings | undefined
  logLevel: string
  production: boolean
  /** A stand-in takes the payments or the mails, and pages say so. */
  isDemo: boolean
  /** Whether the pages of the stand-ins answer other machines too. */
  opensStandIns: boolean
}

const text = z.string().trim().min(1, 'is empty').optional()
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `is not a URL, as ${example}` }).optional()

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'does not begin with postgres://')
  .optional()

const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, `is none of ${values.join(', ')}`)

const number = (least: number, most: number, usual: number) => {
  const allowed = `is not a number from ${least} to ${most}`
  return z.coerce.number(allowed).min(least, allowed).max(most, allowed).default(usual)
}

const wholeNumber = (least: number, most: number, usual: number) => {
  const allowed = `is not a whole number from ${least} to ${most}`
  return z.coerce.number(allowed).int(allowed).min(least, allowed).max(most, allowed).default(usual)
}

const metricsPort = (allowed = 'is not a whole number from 1 to 65535') =>
  z.coerce.number(allowed).int(allowed).min(1, allowed).max(65535, allowed).optional()

const trustedProxies = z
  .string()
  .default('loopback')
  .transform((text, context) => {
    const read = readTrustedProxies(text)
    if ('trusted' in read) return read.trusted
    context.addIssue(`"${read.wrong}" is not allowed: ${trustedProxiesAllowed}`)
    return z.NEVER
  })

const filesStore = z.string().transform((text, context) => {
  const address = readS3Address(text)
  if (address) return address
  context.addIssue(`is not ${s3AddressAllowed}`)
  return z.NEVER
})

const environment = z.object({
  PORT: wholeNumber(0, 65535, 4321),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(/^https?$/, 'https://shop.example'),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_POOL: wholeNumber(1, 1000, 10),
  DATABASE_JOBS_POOL: wholeNumber(1, 1000, 5),
  DATABASE_LIMITS_POOL: wholeNumber(1, 1000, 2),
  DATA_DIR: z.string().default('.data'),
  FILES_URL: filesStore.optional(),
  ADMIN_USERNAME: z.string().min(3, 'has fewer than 3 characters').default('admin'),
  ADMIN_PASSWORD: z.string().min(6, 'has fewer than 6 characters').optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .trim()
    .regex(/^(?!(sk|rk|whsec)_)/, 'is a secret: browsers get this key, which begins with pk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: url(/^https?$/, 'https://api.stripe.com'),
  HOLD_MINUTES: number(3, 24 * 60, 15),
  SMTP_URL: url(/^smtps?$/, 'smtp://mail.example or smtps://mail.example'),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(
      /^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'is not a sender, as Shop <post@shop.example>',
    )
    .optional(),
  CONTACT_INBOX: z.email('is not an e-mail address, as post@shop.example').optional(),
  CAMPAIGN_DELAY_SECONDS: number(0, 600, 15),
  CAMPAIGN_MAILS_PER_SECOND: number(0.1, 10_000, 20),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'is not whsec_ and 24 to 64 bytes in base64')
    .optional(),
  SHOP_ROLE: oneOf('all', 'web', 'worker', 'migrate').default('all'),
  WEB_PROCESSES: wholeNumber(1, 64, 1),
  TRUSTED_PROXIES: trustedProxies,
  METRICS_PORT: metricsPort(),
  ...traceSettings,
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
  DEMO: oneOf('0', '1').optional(),
  NODE_ENV: text,
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
  ]
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes.join('\n'))
  const values = parsed.data
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = values
  const stripe =
    secretKey && publishableKey && webhookSecret
      ? { secretKey, publishableKey, webhookSecret }
      : undefined
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    databaseUrl: values.DATABASE_URL,
    directUrl:
      values.DATABASE_DIRECT_URL === values.DATABASE_URL ? undefined : values.DATABASE_DIRECT_URL,
    pools: {
      requests: values.DATABASE_POOL,
      jobs: values.DATABASE_JOBS_POOL,
      limits: values.DATABASE_LIMITS_POOL,
    },
    dataDir: values.DATA_DIR,
    filesStore: values.FILES_URL,
    administrator: { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD },
    stripe,
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
    trustedProxies: values.TRUSTED_PROXIES,
    metricsPort: values.METRICS_PORT,
    traces: traceSettingsOf(values),
    logLevel: values.LOG_LEVEL,
    production: values.NODE_ENV === 'production',
    isDemo: !stripe || !values.SMTP_URL,
    opensStandIns: values.DEMO === '1',
  }
}
