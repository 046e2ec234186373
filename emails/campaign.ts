import { heading, layout, type ShopFacts, textFooter } from './layout.ts'
import { markdown } from './markdown.ts'

/**
 * A newsletter: its content in simple Markdown, and its unsubscribe link. The URL appears in html and text as given,
 * with `&` as `&amp;` in html.
 */
export type Campaign = {
  subject: string
  content: string
  senderName: string
  unsubscribeUrl: string
  shop: ShopFacts
}

/** Characters of the preview that mail programs show beside the subject. */
const previewLength = 150

const html = layout(
  `<mj-section><mj-column>
    ${heading('{{title}}')}
    <mj-text css-class="written">{{{content}}}</mj-text>
    <mj-button href="{{shopUrl}}/products">Se patchene</mj-button>
  </mj-column></mj-section>`,
  `{{reason}}<br /><a href="{{unsubscribeUrl}}">Meld deg av</a><br /><br />`,
)

/** Renders a newsletter. */
export async function campaign({ subject, content, senderName, unsubscribeUrl, shop }: Campaign) {
  const written = markdown(content)
  const reason = `Du får denne e-posten fra ${senderName} fordi du har meldt deg på nyhetsbrevet.`
  return {
    subject,
    html: await html({
      title: subject,
      preview: written.text.replace(/\s+/g, ' ').slice(0, previewLength),
      shop,
      places: { content: written.html, reason, unsubscribeUrl },
    }),
    text: [
      written.text,
      `Se patchene: ${shop.url}/products`,
      `${reason}\nMeld deg av: ${unsubscribeUrl}`,
      textFooter(shop),
    ].join('\n\n'),
  }
}
