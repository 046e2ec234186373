import { heading, layout, type ShopFacts, textFooter } from './layout.ts'
import { lines } from './template.ts'

/** A newsletter: paragraphs of plain text, and how its reader leaves. */
export type Campaign = { subject: string; content: string; unsubscribeUrl: string; shop: ShopFacts }

const html = layout(
  `<mj-section><mj-column>
    ${heading('{{title}}')}
    <mj-text>{{{paragraphs}}}</mj-text>
    <mj-button href="{{shopUrl}}/products">Se patchene</mj-button>
  </mj-column></mj-section>`,
  `Du får denne e-posten fordi du har meldt deg på nyhetsbrevet.<br />
   <a href="{{unsubscribeUrl}}">Meld deg av</a><br /><br />`,
)

export async function campaign({ subject, content, unsubscribeUrl, shop }: Campaign) {
  const paragraphs = content
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  return {
    subject,
    html: await html({
      title: subject,
      preview: paragraphs[0]?.slice(0, 150) ?? subject,
      shop,
      places: {
        paragraphs: paragraphs
          .map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`)
          .join(''),
        unsubscribeUrl,
      },
    }),
    text: [subject, ...paragraphs, `Meld deg av: ${unsubscribeUrl}`, textFooter(shop)].join('\n\n'),
  }
}
