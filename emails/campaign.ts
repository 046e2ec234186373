import { colours, escape, layout, lines, type ShopFacts, textFooter } from './layout.ts'

/** A newsletter: paragraphs of plain text, and how its reader leaves. */
export type Campaign = { subject: string; content: string; unsubscribeUrl: string; shop: ShopFacts }

export async function campaign({ subject, content, unsubscribeUrl, shop }: Campaign) {
  const paragraphs = content
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  const body = `<mj-section><mj-column>
    <mj-text font-size="26px" font-weight="800" line-height="1.15" color="${colours.natt}">${escape(subject)}</mj-text>
    ${paragraphs.map((paragraph) => `<mj-text>${lines(paragraph)}</mj-text>`).join('')}
    <mj-button href="${shop.url}/products">Se patchene</mj-button>
  </mj-column></mj-section>`
  const footer = `Du får denne e-posten fordi du har meldt deg på nyhetsbrevet.<br /><a href="${escape(unsubscribeUrl)}">Meld deg av</a><br /><br />`
  return {
    subject,
    html: await layout({ title: subject, preview: paragraphs[0] ?? subject, body, shop, footer }),
    text: [subject, ...paragraphs, `Meld deg av: ${unsubscribeUrl}`, textFooter(shop)].join('\n\n'),
  }
}
