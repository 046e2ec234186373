import { beforeAll, expect, test } from 'vitest'
import { eventsOf } from '../../testing/test-event-queries.ts'
import { shopOfFile } from '../../testing/test-shop.ts'
import { deliver, newShopper, pay, type Shopper } from '../../testing/test-shopper.ts'
import { staffOf } from '../../testing/test-staff.ts'

/**
 * Limits on one order from the cart to its settlement, all events of the provider and the confirmation included. A
 * transaction is an explicit one, from `begin` to `commit`. A single statement commits by itself: it counts as a
 * statement, but not as a transaction.
 */
const mostStatements = 22
const mostTransactions = 5

type Ending = 'webhook' | 'confirmation' | 'both'
type Sent = { connection: number; text: string }
/** The statements of a transaction, or one outside a transaction. */
type Group = { isTransaction: boolean; texts: string[] }
/** All statements but `begin` and `commit`; those of them outside a transaction; explicit transactions. */
type Counts = { statements: number; single: number; transactions: number }

/** Of a staff code that every order here may use. */
const discountCode = 'MAI17'

let sent: Sent[] = []
const hear = (connection: number, text: string) => void sent.push({ connection, text })
const shop = await shopOfFile({ limited: true, hear })

beforeAll(async () => {
  // The first order also reads what the process keeps: the catalogue and the queues' options.
  await statementsOfOrder(['webhook', 'confirmation'])
  await newCode(discountCode)
})

test.each<{ ending: Ending[]; discountCode?: string; counts: Record<string, Counts> }>([
  {
    ending: ['webhook', 'confirmation'],
    counts: {
      cart: { statements: 2, single: 2, transactions: 0 },
      intent: { statements: 8, single: 4, transactions: 1 },
      webhook: { statements: 6, single: 1, transactions: 1 },
      confirmation: { statements: 2, single: 2, transactions: 0 },
    },
  },
  {
    ending: ['confirmation', 'webhook'],
    counts: {
      cart: { statements: 2, single: 2, transactions: 0 },
      intent: { statements: 8, single: 4, transactions: 1 },
      confirmation: { statements: 7, single: 2, transactions: 1 },
      webhook: { statements: 1, single: 1, transactions: 0 },
    },
  },
  {
    ending: ['webhook', 'confirmation'],
    discountCode,
    counts: {
      cart: { statements: 2, single: 2, transactions: 0 },
      check: { statements: 2, single: 2, transactions: 0 },
      intent: { statements: 9, single: 4, transactions: 1 },
      webhook: { statements: 6, single: 1, transactions: 1 },
      confirmation: { statements: 2, single: 2, transactions: 0 },
    },
  },
  {
    ending: ['confirmation', 'webhook'],
    discountCode,
    counts: {
      cart: { statements: 2, single: 2, transactions: 0 },
      check: { statements: 2, single: 2, transactions: 0 },
      intent: { statements: 9, single: 4, transactions: 1 },
      confirmation: { statements: 7, single: 2, transactions: 1 },
      webhook: { statements: 1, single: 1, transactions: 0 },
    },
  },
])(
  'an order with $ending takes few statements and explicit transactions; its code, checked before: $discountCode',
  async ({ counts, ...order }) => {
    const calls = Object.entries(await statementsOfOrder(order.ending, order))
    expect(Object.fromEntries(calls.map(([name, call]) => [name, countsOf(call)]))).toEqual(counts)
    const all = countsOf(calls.flatMap(([, call]) => call))
    expect(all.statements).toBeLessThanOrEqual(mostStatements)
    expect(all.transactions).toBeLessThanOrEqual(mostTransactions)
  },
)

test('an order whose webhook and confirmation come at the same moment takes few statements and explicit transactions', async () => {
  for (let order = 0; order < 5; order++) {
    const calls = Object.values(await statementsOfOrder(['both'], { discountCode })).flat()
    const { statements, transactions } = countsOf(calls)
    expect(statements).toBeLessThanOrEqual(mostStatements)
    expect(transactions).toBeLessThanOrEqual(mostTransactions)
  }
})

test('an order of three products sends the same statements as an order of one', async () => {
  const ending: Ending[] = ['webhook', 'confirmation']
  expect(await statementsOfOrder(ending, { products: 3 })).toEqual(await statementsOfOrder(ending))
})

test('every statement of an order is prepared', async () => {
  const calls = await statementsOfOrder(['webhook', 'confirmation'], { discountCode })
  const texts = Object.values(calls).flatMap((groups) => groups.flatMap((group) => group.texts))
  expect(texts.filter((text) => text.includes('jobs.job'))).toHaveLength(1)
  const prepared = await preparedStatements()
  expect(texts.filter((text) => !prepared.has(text))).toEqual([])
})

test('a cart takes one statement, whatever it contains', async () => {
  const kari = newShopper(shop)
  for (const product of [1, 2, 3]) await kari.put(product)
  sent = []
  expect(await kari.cart()).toHaveLength(3)
  expect(countsOf(ofTheShop(sent))).toEqual({ statements: 1, single: 1, transactions: 0 })
})

/** The shop's statements per call; of several calls on the cart, the last one's. */
async function statementsOfOrder(
  ending: readonly Ending[],
  { products = 1, discountCode }: { products?: number; discountCode?: string } = {},
) {
  const kari = newShopper(shop)
  const groups: Record<string, Group[]> = {}
  async function heard<Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> {
    sent = []
    const answer = await call()
    groups[name] = ofTheShop(sent)
    return answer
  }

  for (let product = 1; product <= products; product++)
    expect((await heard('cart', () => kari.put(product))).status).toBe(200)
  if (discountCode) expect((await heard('check', () => check(kari, discountCode))).status).toBe(200)
  const payable = await heard('intent', () => kari.payable({ discountCode }))
  await pay(shop, payable)
  const events = await eventsOf(shop.sql, payable.intentId)
  expect(events.map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
  ])
  const webhook = () => Promise.all(events.map((event) => deliver(shop, event)))
  const confirmation = async () => [await kari.confirm(payable)]
  const both = async () => (await Promise.all([webhook(), confirmation()])).flat()
  const calls = { webhook, confirmation, both }
  for (const name of ending)
    for (const { status } of await heard(name, calls[name])) expect(status).toBe(200)
  return groups
}

const check = ({ headers }: Shopper, code: string) =>
  shop.call('POST', '/api/check-discount', { headers, body: { code } })

const newCode = async (code: string) =>
  expect((await staffOf(shop).newCode(code, { maxUses: 1000 })).status).toBe(201)

/** The statements that PostgreSQL keeps prepared for the shop's connections. */
async function preparedStatements(): Promise<Set<string>> {
  const connections = Array.from({ length: shop.sql.options.max }, async () => {
    const connection = await shop.sql.reserve()
    const rows = await connection<{ statement: string }[]>`
      select statement
      from pg_prepared_statements
    `
    return { connection, rows }
  })
  const answers = await Promise.all(connections)
  for (const { connection } of answers) connection.release()
  return new Set(answers.flatMap(({ rows }) => rows.map(({ statement }) => statement)))
}

/** Left out: the built-in provider's statements, and the types that the client reads once per connection. */
function ofTheShop(all: readonly Sent[]): Group[] {
  const groups: Group[] = []
  const open = new Map<number, string[]>()
  for (const { connection, text } of all) {
    const begun = open.get(connection)
    if (/^\s*begin\b/.test(text)) {
      const texts: string[] = []
      open.set(connection, texts)
      groups.push({ isTransaction: true, texts })
    } else if (/^\s*(commit|rollback)\b/.test(text)) open.delete(connection)
    else if (begun) begun.push(text)
    else groups.push({ isTransaction: false, texts: [text] })
  }
  return groups.filter(
    ({ texts }) => !texts.some((text) => /test_payments\.|pg_catalog\.pg_type/.test(text)),
  )
}

const countsOf = (groups: readonly Group[]): Counts => ({
  statements: groups.flatMap(({ texts }) => texts).length,
  single: groups.filter(({ isTransaction }) => !isTransaction).length,
  transactions: groups.filter(({ isTransaction }) => isTransaction).length,
})
