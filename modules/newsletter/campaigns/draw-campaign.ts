import type { Emails, RenderedMail } from '../../../emails/render.ts'
import { Problem } from '../../shared/problem.ts'
import type { CampaignText } from './campaign-queries.ts'

/** Bytes of html and text as they travel. Mail programs cut what is over 100 kB; headers and the link to leave are the rest. */
const largest = 98_000

export type Drawing = { emails: Emails; publicUrl: string }

/** The mail of a campaign; its link to leave leads to the page alone. Problem mail_too_long. */
export async function drawCampaign(
  { emails, publicUrl }: Drawing,
  campaign: CampaignText,
): Promise<RenderedMail> {
  const mail = await emails.campaign({ ...campaign, unsubscribeUrl: `${publicUrl}/unsubscribe` })
  if (encodedLength(mail.html) + encodedLength(mail.text) > largest)
    throw new Problem('mail_too_long', { field: 'content' })
  return mail
}

/** Bytes as quoted-printable: three for each that is not plain ASCII, and three for each line that is broken. */
function encodedLength(text: string): number {
  const bytes = Buffer.from(text)
  const length = bytes.reduce((sum, byte) => sum + (byte > 126 || byte === 61 ? 3 : 1), 0)
  return Math.ceil(length * (1 + 3 / 73))
}
