import { button, heading, made } from '../blocks.ts'
import type { Mail, ShopFacts } from '../layout.ts'
import { markdown } from '../markdown.ts'

/**
 * A newsletter: its content in simple Markdown, and its unsubscribe link. The URL appears in html and text as given,
 * with `&` as `&amp;` in html.
 */
export type Campaign = {
  subject: string
  content: string
  senderName: string
  unsubscribeUrl: string
}

/** Characters of the preview that mail programs show beside the subject. */
const previewLength = 150

/** A newsletter. */
export function campaign(
  { subject, content, senderName, unsubscribeUrl }: Campaign,
  shop: ShopFacts,
): Mail {
  const written = markdown(content)
  return {
    subject,
    preview: written.text.replace(/\s+/g, ' ').slice(0, previewLength),
    blocks: [
      { ...heading(subject), text: '' },
      made('written', written),
      button('Se patchene', `${shop.url}/products`),
    ],
    leave: {
      reason: `Du får denne e-posten fra ${senderName} fordi du har meldt deg på nyhetsbrevet.`,
      url: unsubscribeUrl,
    },
  }
}
