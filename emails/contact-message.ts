import { heading, layout, type ShopFacts, textFooter } from './layout.ts'
import { colours } from './styles.ts'
import { lines } from './template.ts'

/** A visitor's message to the shop. */
export type ContactMessage = {
  name: string
  email: string
  phone: string | null
  message: string
  shop: ShopFacts
}

const html = layout(`<mj-section><mj-column>
  ${heading('Ny melding')}
  <mj-text css-class="soft" color="${colours.quiet}">{{sender}}</mj-text>
  <mj-text>{{{message}}}</mj-text>
</mj-column></mj-section>`)

/** Renders a visitor's message for the shop's inbox. */
export async function contactMessage({ name, email, phone, message, shop }: ContactMessage) {
  const subject = `Melding fra ${name}`
  const sender = [name, email, phone].filter(Boolean).join(' · ')
  return {
    subject,
    html: await html({
      title: subject,
      preview: message.slice(0, 100),
      shop,
      places: { sender, message: lines(message) },
    }),
    text: [sender, message, textFooter(shop)].join('\n\n'),
  }
}
