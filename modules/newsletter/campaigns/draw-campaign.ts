import type { RenderedMail, RenderMail } from '../../../emails/render.ts'
import { campaign as campaignTemplate } from '../../../emails/templates/campaign.ts'
import { Problem } from '../../shared/problem.ts'
import type { CampaignText } from './campaign-queries.ts'

/**
 * Maximum bytes of html and text, encoded. Mail programs cut mails over 100 kB; the rest is for headers and the
 * unsubscribe link.
 */
const largest = 98_000

export type Drawing = { renderMail: RenderMail; publicUrl: string }

/** Renders a campaign's mail with a link to the unsubscribe page, without a token. Problem mail_too_long. */
export async function drawCampaign(
  { renderMail, publicUrl }: Drawing,
  campaign: CampaignText,
): Promise<RenderedMail> {
  const mail = await renderMail(campaignTemplate, {
    ...campaign,
    unsubscribeUrl: `${publicUrl}/unsubscribe`,
  })
  if (encodedLength(mail.html) + encodedLength(mail.text) > largest)
    throw new Problem('mail_too_long', { field: 'content' })
  return mail
}

/** Bytes in quoted-printable: three for each character that needs encoding, and three for each soft line break. */
function encodedLength(text: string): number {
  const bytes = Buffer.from(text)
  const length = bytes.reduce((sum, byte) => sum + (byte > 126 || byte === 61 ? 3 : 1), 0)
  return Math.ceil(length * (1 + 3 / 73))
}
