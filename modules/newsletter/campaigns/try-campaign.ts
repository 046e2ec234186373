import { randomUUID } from 'node:crypto'
import type { Clock } from '../../shared/clock.ts'
import type { SendMail } from '../../shared/mail.ts'
import { Problem } from '../../shared/problem.ts'
import type { Pool } from '../../shared/transaction.ts'
import type { CampaignText } from './campaign-queries.ts'
import { type Drawing, drawCampaign } from './draw-campaign.ts'
import { logCampaign } from './log-campaign.ts'
import { failureOf, type MailFailure } from './mail-failure.ts'

const refusals = new Set<MailFailure>(['refused', 'content_refused', 'no_such_mailbox'])

export type Trying = Drawing & { sql: Pool; clock: Clock; sendMail: SendMail }

/**
 * Sends a campaign's mail to one address, marked as a test, and resolves when the server has accepted it. Problems
 * mail_too_long, mail_refused, mail_not_sent.
 */
export async function tryCampaign(
  { sql, clock, sendMail, ...drawing }: Trying,
  campaign: CampaignText,
  email: string,
  administrator: string,
): Promise<void> {
  const mail = await drawCampaign(drawing, campaign)
  const { hostname } = new URL(drawing.publicUrl)
  try {
    await sendMail({
      ...mail,
      subject: `[Test] ${mail.subject}`,
      to: email,
      fromName: campaign.senderName,
      messageId: `<campaign-test.${randomUUID()}@${hostname}>`,
    })
  } catch (cause) {
    const failure = failureOf(cause)
    throw new Problem(refusals.has(failure) ? 'mail_refused' : 'mail_not_sent', { cause })
  }
  const { subject } = campaign
  await logCampaign(sql, { administrator, at: clock(), event: 'tested', subject })
}
