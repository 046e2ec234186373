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

/** A sample of the template, with every supported kind of Markdown. */
export const samples = (): { campaign: Campaign } => ({
  campaign: {
    subject: 'Mai er her, og det er patchene også',
    content: [
      'Hei, russ!',
      'Nå er **tolv nye patcher** ute, og *Bussjåføren* er tilbake på lager. Se dem på https://shop.test/products.',
      '## Slik får du mest ut av mai',
      '- Ta tre, betal for to: koden er **3FOR2**\n- Fri frakt over 200 kr\n- Lag din [helt egen patch](https://shop.test/lag-din-egen)',
      '### Rekkefølgen',
      '1. Stryk\n2. Sy\n3. Feir',
      'Lurer du på noe? Skriv til [hei@shop.test](mailto:hei@shop.test).\nHilsen alle oss i Russpatcher',
    ].join('\n\n'),
    senderName: 'russpatcher.no',
    unsubscribeUrl: 'https://shop.test/unsubscribe?email=kari%40example.com&token=abc',
  },
})
