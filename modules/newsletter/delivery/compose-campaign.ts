import { randomUUID } from 'node:crypto'
import type { RenderMail } from '../../../emails/render.ts'
import { campaign as campaignTemplate } from '../../../emails/templates/campaign.ts'
import type { Mail } from '../../shared/mail.ts'
import type { Recipient } from '../campaigns/campaign-mail-queries.ts'
import type { CampaignText } from '../campaigns/campaign-queries.ts'
import { type UnsubscribeTokens, unsubscribePath } from '../subscribers/unsubscribe-token.ts'

export type Composing = { renderMail: RenderMail; publicUrl: string; tokens: UnsubscribeTokens }

/**
 * Renders a campaign once and returns a function that makes each recipient's mail: only the unsubscribe links differ.
 */
export async function composeCampaign(
  { renderMail, publicUrl, tokens }: Composing,
  campaign: CampaignText & { id: number },
): Promise<(recipient: Recipient) => Promise<Mail>> {
  // A random placeholder, so that the campaign's text cannot contain it.
  const place = `https://${randomUUID()}.invalid/`
  const { subject, html, text } = await renderMail(campaignTemplate, {
    ...campaign,
    unsubscribeUrl: place,
  })
  const { hostname } = new URL(publicUrl)

  return async ({ subscriberId, email }) => {
    const token = await tokens.tokenFor({ id: subscriberId, email })
    const link = publicUrl + unsubscribePath(email, token)
    return {
      subject,
      html: html.replaceAll(place, () => link.replaceAll('&', '&amp;')),
      text: text.replaceAll(place, () => link),
      to: email,
      fromName: campaign.senderName,
      messageId: `<campaign.${campaign.id}.${subscriberId}@${hostname}>`,
      headers: {
        // RFC 8058: mail programs send a POST to this URL, with the second header's value as its body.
        'List-Unsubscribe': `<${publicUrl}/api/unsubscribe/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'List-Id': `<nyhetsbrev.${hostname}>`,
        Precedence: 'bulk',
      },
    }
  }
}
