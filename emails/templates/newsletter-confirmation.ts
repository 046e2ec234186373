import { button, heading, paragraph } from '../blocks.ts'
import type { Mail, ShopFacts } from '../layout.ts'

type Confirmation = { confirmUrl: string }

/**
 * The mail that asks the holder of an address to confirm a sign-up. Contains nothing that was typed: strangers can have
 * it sent to others.
 */
export function newsletterConfirmation({ confirmUrl }: Confirmation, shop: ShopFacts): Mail {
  const subject = 'Bekreft at du vil ha nyhetsbrevet'
  const request = `Noen, trolig du, har meldt denne adressen på nyhetsbrevet fra ${shop.name}. Bekreft påmeldingen, så sender vi det til deg. Lenken virker i én uke.`
  return {
    subject,
    preview: request,
    blocks: [
      heading(subject),
      paragraph(request),
      button('Bekreft påmeldingen', confirmUrl),
      paragraph(
        'Var det ikke deg? Da kan du se bort fra denne e-posten. Uten bekreftelse sender vi ikke noe nyhetsbrev, og påmeldingen slettes etter en uke.',
      ),
    ],
  }
}

/** A sample of the template. */
export const samples = (): { newsletterConfirmation: Confirmation } => ({
  newsletterConfirmation: {
    confirmUrl: 'https://shop.test/bekreft-nyhetsbrev?token=1-Yk3vQmB9c2RtZxWl0aTqXw',
  },
})
