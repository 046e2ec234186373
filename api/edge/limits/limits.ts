import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../../../modules/shared/problem.ts'
import { createKeyedMutex } from '../../../modules/shared/promises/semaphore/keyed-mutex.ts'
import type { Expire } from '../../../modules/shared/retention.ts'
import { countOf, type Pool } from '../../../modules/shared/transaction.ts'

/**
 * Rate limits: attempts (`points`) per period (`duration`, seconds). All buyers of a school may share an address and buy
 * at once, so what buyers do is limited by session, and by address for 500 of them. Refused cards are counted apart: see
 * modules/checkout/payment/refusal-limits.ts.
 */
const rules = {
  intentSession: { points: 30, duration: 10 * 60 },
  intentAddress: { points: 3000, duration: 10 * 60 },
  // A page that waits for its payment asks every ten seconds.
  confirmation: { points: 10_000, duration: 10 * 60 },
  // A page of an order asks for a picture of each custom patch.
  orderLink: { points: 3000, duration: 10 * 60 },
  receiptAgain: { points: 3, duration: 60 * 60 },
  // A PDF takes the processor up to 40 ms.
  linkedDocument: { points: 60, duration: 60 * 60 },
  // An order may have many designs, each approved by itself.
  proofAnswer: { points: 200, duration: 60 * 60 },
  // Points are lines that are added or changed, of which a cart in a new session may have 200.
  cartLines: { points: 15_000, duration: 10 * 60 },
  discount: { points: 3000, duration: 10 * 60 },
  // One buyer in five mistypes the code of a campaign twice.
  wrongCode: { points: 200, duration: 10 * 60 },
  // The provider is asked about each of them, and answers a limited number of calls.
  unknownOrder: { points: 60, duration: 10 * 60 },
  customImageSession: { points: 60, duration: 10 * 60 },
  customImageAddress: { points: 300, duration: 10 * 60 },
  customDesignSession: { points: 30, duration: 10 * 60 },
  // Points are ms of processor time, of which a design takes 1000 to 2500: a class of 30 tries five each.
  sewing: { points: 400_000, duration: 10 * 60 },
  // Points are kB.
  customImageBytesSession: { points: 100_000, duration: 60 * 60 },
  customImageBytesAddress: { points: 500_000, duration: 60 * 60 },
  // Points are kB of files that are stored: pictures, which may be larger than they were sent, and previews of designs.
  storedAddress: { points: 2_500_000, duration: 6 * 60 * 60 },
  newsletter: { points: 30, duration: 10 * 60 },
  newsletterConfirm: { points: 300, duration: 10 * 60 },
  // A whole school may share one address when a campaign arrives.
  unsubscribe: { points: 300, duration: 10 * 60 },
  campaignTest: { points: 30, duration: 10 * 60 },
  contact: { points: 10, duration: 10 * 60 },
  // Each sends a mail to an address that anybody can type.
  withdrawal: { points: 10, duration: 10 * 60 },
  // Pages of invented addresses, by network address. Each takes some 30 ms of the thread that answers everybody: over a
  // minute, one caller could use up the whole limit in a burst.
  page: { points: 100, duration: 10 },
  // Lists that are made on request.
  render: { points: 600, duration: 60 },
  // All buyers of a school may search, see their carts' lists and offers, and come back from their payments, at once. A
  // search takes up to 15 ms, so those of one address take two fifths of a process' time at most.
  similar: { points: 1500, duration: 60 },
  offers: { points: 1500, duration: 60 },
  // A search asks for some at each pause in typing. They take 3 ms.
  suggestions: { points: 6000, duration: 60 },
  confirmationPage: { points: 1500, duration: 60 },
  // A picture as it was stored takes 20 ms to read and send: a designer reads each of its pictures once.
  wholePicture: { points: 300, duration: 60 },
  // Points are some 50 ms of processor time: a picture of a patch. One of an outfit counts as what it takes.
  picture: { points: 600, duration: 60 },
} as const

export type LimitKind = keyof typeof rules

/**
 * Counts an attempt, as `points` (default: 1); Problem too_many_requests above the limit, with `retryAfter`.
 */
export type Limit = (kind: LimitKind, key: string, points?: number) => Promise<void>

/** Counts with one key that wait for each other, as many as a school has buyers; the longest wait is in ms. */
const waiting = { mostWaiting: 1000, longestWait: 5000 }

/**
 * Rate limits that all processes share, because the counts are in the database. Those of one key write the same row, so
 * they take one connection, and leave the others to other callers.
 */
export function createLimits(sql: Pool): Limit {
  const withLock = createKeyedMutex(waiting)
  const client = {
    query: async ({ text, values }: { text: string; values: never[] }) => {
      const rows = await sql.unsafe(text, values, { prepare: true })
      return { rows: [...rows], rowCount: rows.count }
    },
  }
  const limiters = new Map(
    Object.entries(rules).map(([kind, rule]) => [
      kind,
      new RateLimiterPostgres({
        ...rule,
        keyPrefix: kind,
        storeClient: client,
        storeType: 'client',
        schemaName: 'public',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        // A refused caller is remembered to the end of the period, and costs no more statements.
        inMemoryBlockOnConsumed: rule.points,
      }),
    ]),
  )
  return async (kind, key, points = 1) => {
    try {
      const counted = key.slice(0, 200)
      await withLock(`${kind} ${counted}`, async () => limiters.get(kind)?.consume(counted, points))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new Problem('too_many_requests', {
        retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
      })
    }
  }
}

/** Deletes up to `most` counts that expired before the time; returns their number. */
export const expireLimits =
  (sql: Pool): Expire =>
  (before, most) =>
    countOf(sql`
      delete from public.rate_limits
      where key in (
        select key
        from public.rate_limits
        where expire < ${before.getTime()}
        order by expire
        limit ${most}
      )
    `)
