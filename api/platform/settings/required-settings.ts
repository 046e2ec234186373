import { existsSync } from 'node:fs'
import { isThisMachine } from './hosts.ts'

/** Settings that a shop without stand-ins needs. */
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

/** The program that is run: the shop, or a command that only uses its database. */
export type Needs = 'shop' | 'database'

/** The error of a start without a password for the first administrator. */
export const passwordIsMissing =
  'ADMIN_PASSWORD: is missing: at least 6 characters, while there is no administrator'

type SetValues = Record<string, string | undefined>

/** Whether the settings ask for a shop without stand-ins. */
const isShop = ({ DEMO, NODE_ENV }: SetValues): boolean =>
  DEMO === '0' || (DEMO !== '1' && NODE_ENV === 'production')

/**
 * Whether a stand-in may replace what is not configured: on this machine but not in production, unless DEMO says
 * otherwise. A shop at another address would take orders that a stand-in pays.
 */
export const allowsStandIns = (set: SetValues): boolean =>
  !isShop(set) && (set.DEMO === '1' || !isElsewhere(set))

/** Whether PUBLIC_URL leads to another machine. One that is no URL is a mistake of its own. */
function isElsewhere({ PUBLIC_URL = '' }: SetValues): boolean {
  const hostname = URL.parse(PUBLIC_URL)?.hostname
  return Boolean(hostname && !isThisMachine(hostname))
}

/** Production's image has no stand-ins, and so no folder of files that they show to browsers. */
const standIns = existsSync(new URL('../../stand-ins/', import.meta.url))

/**
 * One line for each missing setting. They are checked apart from the format of the others, so that all mistakes are
 * reported at once. `hasStandIns`: whether this installation can run a demo.
 */
export function missingSettings(set: SetValues, needs: Needs, hasStandIns = standIns): string[] {
  if (allowsStandIns(set) && hasStandIns) return missingInDemo(set)
  const missing = missingOf(set, needs === 'shop' ? all : ['DATABASE_URL'])
  const expectsDemo = missing.length > 0 && (!isShop(set) || missing.length === all.length)
  return [
    ...missing,
    ...(needs === 'shop' ? mistakesOfShop(set) : []),
    ...(expectsDemo ? [hasStandIns ? noDemo(set) : hasNoDemo] : []),
  ]
}

const noDemo = (set: SetValues): string =>
  isShop(set)
    ? 'DEMO: is not 1: only a demo runs without these settings'
    : 'DEMO: is not 1: PUBLIC_URL is another machine, where only a demo runs without these settings'
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
    ...(set.DATABASE_OWNER_URL && !set.DATABASE_URL
      ? ['DATABASE_URL: is missing: the shop uses the database that DATABASE_OWNER_URL migrates']
      : []),
  ]
}
