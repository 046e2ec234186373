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

const stripeSettings = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const

/** What is run: the shop, or a command that only uses its database. */
export type Needs = 'shop' | 'database'

type SetValues = Record<string, string | undefined>

/**
 * One line for each missing setting. They are checked apart from the format of the others, so that all mistakes are
 * reported at once.
 */
export function missingSettings(set: SetValues, needs: Needs): string[] {
  const isClosed = set.DEMO === '0' || (set.NODE_ENV === 'production' && set.DEMO !== '1')
  if (!isClosed) return missingInDemo(set)
  return needs === 'shop' ? missingInShop(set) : missingOf(set, ['DATABASE_URL'])
}

function missingInShop(set: SetValues): string[] {
  const all = Object.keys(required) as (keyof typeof required)[]
  const missing = missingOf(set, all)
  return [
    ...missing,
    ...(/^http:/i.test(set.PUBLIC_URL ?? '') ? ['PUBLIC_URL: does not begin with https://'] : []),
    // With a database, only the start can tell whether there is an administrator.
    ...(set.DATABASE_URL || set.ADMIN_PASSWORD
      ? []
      : ['ADMIN_PASSWORD: is missing: at least 6 characters, while there is no administrator']),
    ...(missing.length === all.length
      ? ['DEMO: is not 1: only a demo runs without these settings']
      : []),
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
