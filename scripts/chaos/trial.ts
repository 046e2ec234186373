import { setTimeout as pause } from 'node:timers/promises'
import { balanced } from '../rehearsal/books.ts'
import { until } from '../rehearsal/until.ts'
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
 * One run: a few customers compete for the same patches while faults occur. Throws unless the books balance after them,
 * with the faults.
 */
export async function trial(world: World, seed: number): Promise<void> {
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
    createShopper(shop.url, provider.customersUrl, random, {
      products: [...stock.keys()].filter(() => random.chance(0.6)),
      discountCode: random.chance(0.5) ? code.name : null,
    }),
  )
  const webhooks = createWebhooks(shop.url, sql.provider, random)
  const staff = createStaff(shop.url, random)
  const plan = planFaults(random)
  const outage = random.oneOf(['none', 'none', 'cut', 'restart'] as const)
  const outageAfter = random.between(100, 1500)

  faults.begin(plan)
  try {
    await visits()
    faults.heal()
    await shop.whenReady()
    // No further call informs the shop, so the reconciliation has to settle the order.
    for (const ahead of [3 * minute, 20 * minute]) {
      await shop.setAhead(ahead)
      await shop.run('checkout.reconcile')
    }
    await queries.letTimePassForJobs(sql.shop)
    await until(healing, async () => (await queries.waitingJobs(sql.shop)) === 0)
    const mayRepeat = mayRepeatMail(plan) || outage !== 'none'
    await balanced({ sql, mailbox, shoppers, stock, code, mayRepeatMail: mayRepeat }, settling)
    if (shop.crashes() > crashes) throw new Error('The shop crashed: a fault must not end it')
  } catch (error) {
    throw new Error(`${describe(plan)}; database ${outage}\n${error}`, { cause: error })
  }

  async function visits(): Promise<void> {
    await Promise.all([
      ...shoppers.map((shopper) => shopper.visit()),
      breakDatabase(),
      webhooks.forge(),
    ])
    // Delayed payments arrive before the end of the run, while faults still occur.
    await until(settling, async () => (await queries.hurriedPayments(sql.provider)) === 0)
    const sessions = shoppers.map(({ session }) => session)
    await Promise.all([
      webhooks.carry(),
      staff.refund(await queries.refundableOrders(sql.shop, sessions)),
    ])
  }

  async function breakDatabase(): Promise<void> {
    await pause(outageAfter)
    if (outage === 'cut') database.cut()
    if (outage === 'restart') await database.restart()
  }
}
