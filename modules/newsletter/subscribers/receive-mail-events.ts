import type { Clock } from '../../shared/clock.ts'
import type { MailEvent } from '../../shared/contract/api.d.ts'
import { msPerDay } from '../../shared/day.ts'
import { once } from '../../shared/idempotency/once.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import { tidied } from './address.ts'
import * as queries from './mail-event-queries.ts'
import { judgeSignature, type SignedCall } from './signed-call.ts'

/** Soft bounces after which an address is unsubscribed. */
const mostSoft = 3

const longestAddress = 400
/** Characters that occur in no address, and characters that occur in no domain. */
const unknowable = /\p{C}|[/\\?#][^@]*$/u
const earliest = Date.parse('2000-01-01T00:00:00Z')

export type Receiving = {
  sql: Pool
  clock: Clock
  /** Null when no mail provider reports bounces and complaints. */
  mailWebhookSecret: string | null
}

/**
 * Processes a mail provider's report of bounces and complaints. Idempotent. Problems not_found without a secret, and
 * invalid_signature.
 */
export async function receiveMailEvents(
  { sql, clock, mailWebhookSecret }: Receiving,
  call: SignedCall,
  events: unknown[],
): Promise<void> {
  if (!mailWebhookSecret) throw new Problem('not_found')
  judgeSignature(call, mailWebhookSecret, clock())
  const read = events.flatMap((event) => readEvent(event, clock()))
  await inTransaction(sql, (tx) =>
    once(tx, 'receiveMailEvents', { key: call.id, request: null }, async () => {
      await queries.deactivateBounced(tx, await queries.notedEvents(tx, read), mostSoft)
      return null
    }),
  )
}

/** The event to store; none for an unknown type or an invalid address. */
function readEvent(event: unknown, now: Date): queries.NotedEvent[] {
  const { type, kind, email, at }: MailEvent = Object(event)
  const known = (['bounce', 'complaint'] as const).find((name) => isWord(type, name))
  if (!known || typeof email !== 'string') return []
  const address = email.trim().replace(/^<(.*)>$/, '$1')
  if (address.length > longestAddress || unknowable.test(address)) return []
  return [
    {
      type: known,
      kind: isWord(kind, 'hard') ? 'hard' : 'soft',
      email: tidied(address),
      at: timeOf(at, now),
    },
  ]
}

const isWord = (said: unknown, word: string): boolean =>
  typeof said === 'string' && said.toLowerCase() === word

/**
 * The time of the event. Falls back to `now` for an invalid time, a zero date, or a clock that is wrong by more than a
 * time zone.
 */
function timeOf(at: unknown, now: Date): string {
  const time = typeof at === 'string' && /^\d{4}-\d\d-\d\d[T ]/i.test(at) ? Date.parse(at) : NaN
  return (time >= earliest && time <= now.getTime() + msPerDay ? new Date(time) : now).toISOString()
}
