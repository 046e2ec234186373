import type { Logger } from 'pino'
import type { Emails } from '../../emails/render.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { SendMail } from '../shared/mail.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import { type Fate, fateOf } from './fate.ts'
import { queues } from './jobs.ts'
import * as queries from './queries.ts'

/** Mails that one job tries before the next takes over. */
const batch = 50

/** Failures in a row after which the mail server, and not an address, is at fault. */
const patience = 3

type Delivery = {
  sql: Pool
  enqueue: Enqueue
  emails: Emails
  sendMail: SendMail
  publicUrl: string
  log: Logger
}

/**
 * Sends a batch of a campaign's mails, in the order of its subscribers from `after` on, and queues the
 * rest. A mail is marked before it is handed over, one at a time: a crash can lose one but sends none
 * twice. An address that the server does not take is passed over, so that it holds up nobody else;
 * when the server itself fails, the job does, and is tried again.
 */
export function deliverCampaignStory(delivery: Delivery) {
  const { sql, enqueue } = delivery
  return async (campaignId: number, after = 0): Promise<void> => {
    const campaign = await queries.campaignWithId(sql, campaignId)
    if (!campaign) throw new Error(`There is no campaign ${campaignId}`)
    let last = after
    let failure: unknown
    let failuresInARow = 0
    for (let tried = 0; tried < batch; tried += 1) {
      const recipient = await queries.claimedMail(sql, campaignId, last)
      if (!recipient) {
        if (failure) throw failure
        return
      }
      last = recipient.subscriberId
      const error = await attempt(delivery, campaign, recipient)
      failure = error ?? failure
      failuresInARow = error ? failuresInARow + 1 : 0
      if (failuresInARow === patience) throw error
    }
    await inTransaction(sql, (tx) => enqueue(tx, queues.campaign, { campaignId, after: last }))
    if (failure) throw failure
  }
}

const stateAfter = { refused: 'skipped', not_taken: 'queued', unknown: 'sending' } as const

/** Sends a claimed mail, or tells why another attempt at the campaign is needed. */
async function attempt(
  delivery: Delivery,
  campaign: queries.CampaignRow,
  { subscriberId, email, isActive }: queries.Recipient,
): Promise<unknown> {
  const { sql, sendMail, log } = delivery
  const setState = (state: queries.MailState) =>
    queries.setMailState(sql, campaign.id, subscriberId, state)
  if (!isActive) {
    await setState('skipped')
    return undefined
  }

  let fate: Fate = 'not_taken'
  try {
    const mail = await mailTo(delivery, campaign, subscriberId, email)
    fate = 'unknown'
    await sendMail(mail)
  } catch (error) {
    if (fate === 'unknown') fate = fateOf(error)
    await setState(stateAfter[fate])
    log.warn({ campaignId: campaign.id, subscriberId, fate, err: error }, 'Campaign mail')
    return fate === 'refused' ? undefined : error
  }
  await setState('sent')
  return undefined
}

async function mailTo(
  { emails, publicUrl }: Delivery,
  campaign: queries.CampaignRow,
  subscriberId: number,
  email: string,
) {
  const unsubscribeUrl = `${publicUrl}/unsubscribe?email=${encodeURIComponent(email)}`
  return {
    ...(await emails.campaign({ ...campaign, unsubscribeUrl })),
    to: email,
    fromName: campaign.senderName,
    messageId: `<campaign.${campaign.id}.${subscriberId}@${new URL(publicUrl).hostname}>`,
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>` },
  }
}
