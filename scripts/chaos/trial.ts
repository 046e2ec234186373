import { auditBooks, type Run } from './books.ts'
import { describe, mayRepeatMail, planFaults } from './faults.ts'
import * as queries from './queries.ts'
import { seededRandom } from './random.ts'
import { createShopper } from './shopper.ts'
import { createStaff } from './staff.ts'
import { createWebhooks } from './webhooks.ts'
import type { World } from './world.ts'

const minute = 60_000

/** Timeout in ms for all jobs after the last fault. */
const healing = 60_000

/** Timeout in ms for the books to balance. */
const settling = 30_000

/**
 * One run: a few customers compete for the same patches while faults occur. Returns the faults and the inconsistencies
 * after them.
 */
export async function trial(
  world: World,
  seed: number,
): Promise<{ plan: string; wrong: string[] }> {
  const { shop, database, provider, faults, mailbox, sql } = world
  const random = seededRandom(seed)
  await shop.setAhead(0)
  const crashes = shop.crashes()

  const stock = new Map<number, number>()
  for (let patch = 0; patch < 3; patch++) {
    const units = random.between(1, 4)
    stock.set(await queries.addPatch(sql.shop, units), units)
  }
  const code = { name: `KAOS${seed}`, maxUses: random.between(1, 2) }
  await queries.addCode(sql.shop, code.name, code.maxUses)

  const shoppers = Array.from({ length: random.between(2, 5) }, () =>
    createShopper(shop.url, provider, random, {
      products: [...stock.keys()].filter(() => random.chance(0.6)),
      discountCode: random.chance(0.5) ? code.name : null,
    }),
  )
  const webhooks = createWebhooks(shop.url, provider.stripe, sql.provider, random)
  const staff = createStaff(shop.url, random)
  const plan = planFaults(random)
  const outage = random.oneOf(['none', 'none', 'cut', 'restart'] as const)
  const outageAfter = random.between(100, 1500)

  faults.begin(plan)
  await Promise.all([
    ...shoppers.map((shopper) => shopper.visit()),
    breakDatabase(),
    webhooks.forge(),
  ])
  await delayedMoneyCome()
  const sessions = shoppers.map(({ session }) => session)
  await Promise.all([
    webhooks.carry(),
    staff.refund(await queries.refundableOrders(sql.shop, sessions)),
  ])
  faults.heal()
  await shop.whenReady()

  // No further call informs the shop, so the reconciliation has to settle the order.
  for (const ahead of [3 * minute, 20 * minute]) {
    await shop.setAhead(ahead)
    await shop.run('checkout.reconcile')
  }
  await jobsDone()
  const wrong = await wrongInTheEnd({
    shop: sql.shop,
    provider: sql.provider,
    mailbox,
    shoppers,
    stock,
    code,
    mayRepeatMail: mayRepeatMail(plan) || outage !== 'none',
  })
  if (shop.crashes() > crashes) wrong.push('The shop crashed: a fault must not end it')
  return { plan: `${describe(plan)}; database ${outage}`, wrong }

  async function breakDatabase(): Promise<void> {
    await new Promise((done) => setTimeout(done, outageAfter))
    if (outage === 'cut') database.cut()
    if (outage === 'restart') await database.restart()
  }

  /** Delayed payments arrive before the end of the run, while faults still occur. */
  async function delayedMoneyCome(): Promise<void> {
    const until = Date.now() + settling
    while ((await queries.hurriedPayments(sql.provider)) > 0) {
      if (Date.now() > until) throw new Error('A delayed payment did not arrive in time')
      await new Promise((done) => setTimeout(done, 100))
    }
  }

  async function jobsDone(): Promise<void> {
    const until = Date.now() + healing
    await queries.letTimePassForJobs(sql.shop)
    while ((await queries.waitingJobs(sql.shop)) > 0) {
      if (Date.now() > until) throw new Error('The jobs did not finish in time')
      await new Promise((done) => setTimeout(done, 100))
    }
  }
}

/**
 * Inconsistencies that persist. The shop's own reconciliation, which runs every minute, may be in the middle of an
 * order.
 */
async function wrongInTheEnd(run: Run): Promise<string[]> {
  const until = Date.now() + settling
  for (;;) {
    const wrong = await auditBooks(run)
    if (wrong.length === 0 || Date.now() > until) return wrong
    await new Promise((done) => setTimeout(done, 200))
  }
}
