import { heading, layout, type ShopFacts, textFooter } from './layout.ts'

/**
 * The mail that asks the holder of an address to confirm a sign-up. Contains nothing that was typed: strangers can have
 * it sent to others.
 */
export type NewsletterConfirmation = { confirmUrl: string; shop: ShopFacts }

const html = layout(`<mj-section><mj-column>
  ${heading('{{title}}')}
  <mj-text>{{request}}</mj-text>
  <mj-button href="{{confirmUrl}}">Bekreft påmeldingen</mj-button>
  <mj-text>{{otherwise}}</mj-text>
</mj-column></mj-section>`)

/** Renders the mail with the link that confirms a subscription. */
export async function newsletterConfirmation({ confirmUrl, shop }: NewsletterConfirmation) {
  const subject = 'Bekreft at du vil ha nyhetsbrevet'
  const request = `Noen, trolig du, har meldt denne adressen på nyhetsbrevet fra ${shop.name}. Bekreft påmeldingen, så sender vi det til deg. Lenken virker i én uke.`
  const otherwise =
    'Var det ikke deg? Da kan du se bort fra denne e-posten. Uten bekreftelse sender vi ikke noe nyhetsbrev, og påmeldingen slettes etter en uke.'
  return {
    subject,
    html: await html({
      title: subject,
      preview: request,
      shop,
      places: { request, confirmUrl, otherwise },
    }),
    text: [
      subject,
      request,
      `Bekreft påmeldingen: ${confirmUrl}`,
      otherwise,
      textFooter(shop),
    ].join('\n\n'),
  }
}
