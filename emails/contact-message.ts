import { colours, escape, layout, lines, type ShopFacts, textFooter } from './layout.ts'

/** What a visitor wrote to the shop. */
export type ContactMessage = {
  name: string
  email: string
  phone: string | null
  message: string
  shop: ShopFacts
}

export async function contactMessage({ name, email, phone, message, shop }: ContactMessage) {
  const subject = `Melding fra ${name}`
  const sender = [name, email, phone].filter(Boolean).join(' · ')
  const body = `<mj-section><mj-column>
    <mj-text font-size="26px" font-weight="800" line-height="1.15" color="${colours.natt}">Ny melding</mj-text>
    <mj-text color="${colours.quiet}">${escape(sender)}</mj-text>
    <mj-text>${lines(message)}</mj-text>
  </mj-column></mj-section>`
  return {
    subject,
    html: await layout({ title: subject, preview: message.slice(0, 100), body, shop }),
    text: [sender, message, textFooter(shop)].join('\n\n'),
  }
}
