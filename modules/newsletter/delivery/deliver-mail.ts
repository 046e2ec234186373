import type { Logger } from 'pino'
import type { Clock } from '../../shared/clock.ts'
import type { CampaignFailure } from '../../shared/contract/api.d.ts'
import type { Mail, SendMail } from '../../shared/mail.ts'
import type { Pool } from '../../shared/transaction.ts'
import * as queries from '../campaigns/campaign-mail-queries.ts'
import { failureOf, type MailFailure } from '../campaigns/mail-failure.ts'
import { deactivateWithId } from '../subscribers/subscriber-queries.ts'
import { refusing, type ServerHealth } from './server-health.ts'

const minute = 60_000

/** Backoff in ms between attempts at a temporarily refused mail; after the last attempt it has failed. */
const pauses = [2 * minute, 10 * minute, 30 * minute, 120 * minute]

/** Backoff in ms between attempts to store a mail's outcome, which is known only to this process. */
const repetitions = [200, 2_000, 10_000]

type Delivery = {
  sql: Pool
  sendMail: SendMail
  clock: Clock
  wait(milliseconds: number): Promise<void>
  log: Logger
}

type OneMail = {
  campaignId: number
  recipient: queries.Recipient
  compose(recipient: queries.Recipient): Promise<Mail>
  health: ServerHealth
  /** The campaign was suspended recently because of the mail server. */
  isSuspect: boolean
}

/**
 * Sends one mail of a campaign at most once: it is marked before it is handed over. A mail that the server may have, or
 * that a crash interrupted, is not sent again.
 */
export async function deliverMail(delivery: Delivery, mail: OneMail): Promise<void> {
  const { sql, sendMail, clock, log } = delivery
  const { campaignId, recipient, compose, health, isSuspect } = mail
  const { subscriberId } = recipient
  const composed = await compose(recipient)
  const begun = await queries.begunMail(sql, campaignId, subscriberId, clock())
  if (!begun) return
  const { attempt } = begun
  const isSpared = isSuspect || begun.isForgiven
  const end = (outcome: queries.MailEnd) =>
    repeated(() => queries.endMail(sql, campaignId, subscriberId, outcome), delivery)
  try {
    await sendMail(composed)
  } catch (error) {
    const failure = judged(failureOf(error), begun.isForgiven)
    log.warn({ campaignId, subscriberId, failure, attempt, err: error }, 'Campaign mail')
    health.failed(subscriberId, failure, attempt === 1 && !begun.isForgiven)
    if (failure === 'no_such_mailbox')
      await repeated(() => deactivateWithId(sql, subscriberId), delivery)
    await end(endOf(failure, attempt, isSpared, clock()))
    return
  }
  health.taken()
  await end({ state: 'sent', at: clock() })
}

/** A server that shuts down hangs up on any mail. A second hang-up on the same mail is a refusal of that mail. */
const judged = (failure: MailFailure, isForgiven: boolean): MailFailure =>
  failure === 'hung_up' && isForgiven ? 'later' : failure

function endOf(
  failure: MailFailure,
  attempt: number,
  isSpared: boolean,
  now: Date,
): queries.MailEnd {
  const pause = pauses[attempt - 1]
  // If the server refused every mail, neither this mail's content nor its address need be the reason.
  const isForNow = temporary.has(failure) || (refusing.has(failure) && isSpared)
  return isForNow && pause !== undefined
    ? { state: 'queued', at: new Date(now.getTime() + pause) }
    : { state: 'failed', reason: reasons[failure] }
}

/** A retry after these failures makes sense and cannot send a second mail. */
const temporary: ReadonlySet<MailFailure> = new Set(['later', 'server', 'hung_up'])

const reasons: Record<MailFailure, CampaignFailure['reason']> = {
  no_such_mailbox: 'refused',
  refused: 'refused',
  content_refused: 'refused',
  later: 'deferred',
  hung_up: 'unavailable',
  server: 'unavailable',
  unknown: 'unknown',
}

async function repeated(write: () => Promise<void>, { wait }: Delivery): Promise<void> {
  for (const pause of repetitions) {
    try {
      return await write()
    } catch {
      await wait(pause)
    }
  }
  await write()
}
