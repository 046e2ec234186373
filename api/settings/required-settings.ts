import { existsSync } from 'node:fs'

/** What a shop needs that may not use a stand-in. */
const required = {
  DATABASE_URL: 'a PostgreSQL server, as postgres://…',
  PUBLIC_URL: 'the address that visitors type, as https://…',
  SMTP_URL: 'the mail server, as smtp://… or smtps://…',
  MAIL_FROM: 'the sender of all mails, as Shop <post@shop.example>',
  STRIPE_SECRET_KEY: "Stripe's secret key, sk_…",
  STRIPE_PUBLISHABLE_KEY: "Stripe's key for browsers, pk_…",
  STRIPE_WEBHOOK_SECRET: "the secret that signs Stripe's events, whsec_…",
}

const all = Object.keys(required) as (keyof typeof required)[]

const stripeSettings = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const

/** What is run: the shop, or a command that only uses its database. */
export type Needs = 'shop' | 'database'

/** What a start says that has no password for its first administrator. */
export const passwordIsMissing =
  'ADMIN_PASSWORD: is missing: at least 6 characters, while there is no administrator'

type SetValues = Record<string, string | undefined>

/** Whether a stand-in may replace what is not configured: everywhere but in production, unless DEMO says otherwise. */
export const allowsStandIns = ({ DEMO, NODE_ENV }: SetValues): boolean =>
  DEMO === '1' || (DEMO !== '0' && NODE_ENV !== 'production')

/** Production's image has no stand-ins, and so no folder of files that they show to browsers. */
const standIns = existsSync(new URL('../embedded/', import.meta.url))

/**
 * One line for each missing setting. They are checked apart from the format of the others, so that all mistakes are
 * reported at once. `hasStandIns`: whether this installation can run a demo.
 */
export function missingSettings(set: SetValues, needs: Needs, hasStandIns = standIns): string[] {
  const isClosed = !allowsStandIns(set)
  if (!isClosed && hasStandIns) return missingInDemo(set)
  const missing = missingOf(set, needs === 'shop' ? all : ['DATABASE_URL'])
  const expectsDemo = missing.length === all.length || (!isClosed && missing.length > 0)
  return [
    ...missing,
    ...(needs === 'shop' ? mistakesOfShop(set) : []),
    ...(expectsDemo ? [hasStandIns ? isNoDemo : hasNoDemo] : []),
  ]
}

const isNoDemo = 'DEMO: is not 1: only a demo runs without these settings'
const hasNoDemo =
  "DEMO: replaces nothing: this image has no stand-ins, the Dockerfile's target `demo` has them"

function mistakesOfShop(set: SetValues): string[] {
  return [
    ...(/^\s*http:/i.test(set.PUBLIC_URL ?? '')
      ? ['PUBLIC_URL: does not begin with https://']
      : []),
    // With a database, only the start can tell whether there is an administrator.
    ...(set.DATABASE_URL || set.ADMIN_PASSWORD ? [] : [passwordIsMissing]),
  ]
}

const missingOf = (set: SetValues, names: readonly (keyof typeof required)[]): string[] =>
  names.filter((name) => !set[name]).map((name) => `${name}: is missing: ${required[name]}`)

/** In a demo, a stand-in takes the place of what is not configured; half a configuration is a mistake. */
function missingInDemo(set: SetValues): string[] {
  const unset = stripeSettings.filter((name) => !set[name])
  const isHalf = unset.length < stripeSettings.length
  return [
    ...(isHalf
      ? unset.map((name) => `${name}: is missing: the three Stripe settings go together`)
      : []),
    ...(set.SMTP_URL && !set.MAIL_FROM ? ['MAIL_FROM: is missing: SMTP_URL needs a sender'] : []),
    ...(set.DATABASE_DIRECT_URL && !set.DATABASE_URL
      ? ['DATABASE_URL: is missing: the pooler in front of DATABASE_DIRECT_URL']
      : []),
  ]
}
