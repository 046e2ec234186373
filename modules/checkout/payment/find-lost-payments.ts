import type { Intent } from '../../payments/index.ts'
import { inTransaction } from '../../shared/transaction.ts'
import { queues } from '../queues.ts'
import type { Confirming } from './confirm-payment.ts'
import * as queries from './intent-cursor-queries.ts'

type Listed = Pick<Intent, 'id' | 'created'>

/** Limits of one run, in pages of 100 intents and in ms; the next run continues. */
const mostPages = 100
const longestRun = 50_000

/** Seconds between two intents after which the provider's list has no new one before the earlier of them. */
const lateness = 60

/**
 * Goes through all intents of the provider's account in the order of their creation, and has each one settled that was
 * paid to this shop but has settled no order. Usually its event is just under way. Otherwise the database has lost its
 * order, or what happened to it since: a standby has taken over that missed the last commits, or a backup was restored.
 *
 * The cursor is in the database of the orders. It passes an intent after the intent's order was written, so a database
 * that has lost the order has lost that step of the cursor too, and its intents are listed again. An intent that is not
 * paid when the cursor passes it is settled by its event, as every other one.
 *
 * A run asks the provider once while few intents are new. At first it begins with the latest intent, or with one
 * of its own in a new account: a backup of the first evening knows where to begin. So it does when the account does not
 * know the cursor's, as after a change of the keys.
 */
export async function findLostPayments(dependencies: Confirming): Promise<void> {
  const { sql, payments, clock } = dependencies
  const end = clock().getTime() + longestRun
  let cursor = await queries.intentCursor(sql)
  if (cursor === undefined) return begin(dependencies)
  let latest = cursor
  /** Those that the cursor has yet to pass. */
  let recent: Listed[] = []
  for (let page = 0; page < mostPages && clock().getTime() < end; page++) {
    const next = await payments.after(latest)
    if (!next) return beginAnew(dependencies, cursor)
    latest = next.intents.at(-1)?.id ?? latest
    recent = [...recent, ...next.intents.map(({ id, created }) => ({ id, created }))]
    const passed = passedOf(recent)
    cursor = await examined(dependencies, next.intents, {
      from: cursor,
      to: recent[passed - 1]?.id,
    })
    recent = recent.slice(passed)
    if (!next.hasMore) return
  }
}

async function begin({ sql, payments }: Confirming): Promise<void> {
  await queries.startIntentCursor(sql, (await payments.latest()) ?? (await payments.first()))
}

async function beginAnew(dependencies: Confirming, cursor: string): Promise<void> {
  dependencies.log.warn({ paymentIntent: cursor }, 'The account of the provider is another one')
  await queries.forgetIntentCursor(dependencies.sql, cursor)
  await begin(dependencies)
}

/** Number of intents, of those in the order of their creation, that no late one can still precede. */
function passedOf(intents: readonly Listed[]): number {
  const latest = intents.at(-1)?.created ?? 0
  return 1 + intents.findLastIndex(({ created }) => created <= latest - lateness)
}

/** Has the lost ones of these settled, and moves the cursor in the same transaction. Returns the cursor. */
async function examined(
  { sql, enqueue, publicUrl }: Confirming,
  intents: readonly Intent[],
  { from, to }: { from: string; to: string | undefined },
): Promise<string> {
  const paid = intents
    .filter(({ status, shop }) => status === 'succeeded' && shop === publicUrl)
    .map(({ id }) => id)
  await inTransaction(sql, async (tx) => {
    for (const intentId of await queries.unsettledIntents(tx, paid))
      await enqueue(tx, queues.settle, { intentId }, { key: intentId })
    if (to) await queries.moveIntentCursor(tx, from, to)
  })
  return to ?? from
}
