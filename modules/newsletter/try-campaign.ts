import { randomUUID } from 'node:crypto'
import type { Emails, RenderedMail } from '../../emails/render.ts'
import type { SendMail } from '../shared/mail.ts'
import { Problem } from '../shared/problem.ts'
import type { CampaignText } from './campaign-queries.ts'
import { type Fate, fateOf } from './fate.ts'
import { judgeWellFormed } from './well-formed.ts'

type Trying = { emails: Emails; sendMail: SendMail; publicUrl: string }

/** The mail that a campaign would send; its link to leave leads to the page alone. Problem malformed_request. */
export function previewCampaignStory({ emails, publicUrl }: Omit<Trying, 'sendMail'>) {
  return async (campaign: CampaignText): Promise<RenderedMail> => {
    judgeWellFormed(campaign)
    return emails.campaign({ ...campaign, unsubscribeUrl: `${publicUrl}/unsubscribe` })
  }
}

const refusals = new Set<Fate>(['refused', 'content_refused', 'no_such_mailbox'])

/** Sends that mail to one address, marked as a test, and ends when the server has taken it; Problems mail_refused, mail_not_sent. */
export function testCampaignStory(trying: Trying) {
  const { sendMail, publicUrl } = trying
  const preview = previewCampaignStory(trying)
  return async (campaign: CampaignText, email: string): Promise<void> => {
    const mail = await preview(campaign)
    try {
      await sendMail({
        ...mail,
        subject: `[Test] ${mail.subject}`,
        to: email,
        fromName: campaign.senderName,
        messageId: `<campaign-test.${randomUUID()}@${new URL(publicUrl).hostname}>`,
      })
    } catch (cause) {
      const fate = fateOf(cause)
      throw new Problem(refusals.has(fate) ? 'mail_refused' : 'mail_not_sent', { cause })
    }
  }
}
