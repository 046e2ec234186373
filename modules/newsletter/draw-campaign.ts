import type { Emails, RenderedMail } from '../../emails/render.ts'
import { Problem } from '../shared/problem.ts'
import type { CampaignText } from './campaign-queries.ts'
import { judgeWellFormed } from './well-formed.ts'

/** Bytes of html. Mail programs cut what is over 100 kB, and a reader's own link to leave takes some more. */
const largest = 99_000

export type Drawing = { emails: Emails; publicUrl: string }

/** The mail of a campaign; its link to leave leads to the page alone. Problems malformed_request, mail_too_long. */
export async function drawCampaign(
  { emails, publicUrl }: Drawing,
  campaign: CampaignText,
): Promise<RenderedMail> {
  judgeWellFormed(campaign)
  const mail = await emails.campaign({ ...campaign, unsubscribeUrl: `${publicUrl}/unsubscribe` })
  if (Buffer.byteLength(mail.html) > largest)
    throw new Problem('mail_too_long', { field: 'content' })
  return mail
}
