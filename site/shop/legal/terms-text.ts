import { customPatch } from '../../../modules/catalogue/rules.ts'
import { customDeliveryTime, deliveryTime, returnDays } from '../../../modules/shared/terms.ts'
import { paths } from '../../paths.ts'
import { freeShippingKr, shippingKr } from '../../text/prices.ts'
import { shop } from '../../text/shop-facts.ts'
import { acts, authorities } from './acts.ts'
import type { LegalTexts } from './section.ts'

/**
 * Texts of /vilkar. The rights follow forbrukerkjøpsloven (complaints: § 27) and angrerettloven (§ 22 bokstav e for
 * patches of a customer's own picture), which no terms may set aside to the customer's disadvantage.
 */
export const termsTexts = {
  title: 'Vilkår · Russpatcher',
  description:
    'Vilkårene for kjøp hos Russpatcher: pris, betaling, levering, angrerett, reklamasjon og klage.',
  headline: 'Vilkår for kjøp',
  lead: 'Dette gjelder når du handler hos oss som forbruker. Loven gir deg flere rettigheter, og ingen av dem blir mindre av det som står her.',
  sections: [
    {
      id: 'selger',
      title: 'Selger',
      text: [
        `Selger er ${shop.company} (org.nr. ${shop.organisationNumber}), ${shop.street}, ${shop.postalCode} ${shop.city}. Du når oss på ${shop.email} og ${shop.phone}.`,
      ],
      links: [{ label: 'Kontakt oss', href: paths.contact() }],
    },
    {
      id: 'bestilling',
      title: 'Bestilling',
      text: [
        'Avtalen er bindende når du har betalt i kassen. Du får en kvittering på e-post. Der står det hva du har kjøpt, hva du har betalt, og hvor pakken sendes.',
        'Blir en patch utsolgt mens du betaler, får du hele beløpet tilbake.',
      ],
    },
    {
      id: 'pris',
      title: 'Pris og frakt',
      text: [
        'Alle priser er i norske kroner og inkluderer alle avgifter.',
        `Frakten koster ${shippingKr} kr. Den er gratis når varene koster minst ${freeShippingKr} kr etter rabatt. Du ser hele beløpet i kassen før du betaler.`,
      ],
    },
    {
      id: 'betaling',
      title: 'Betaling',
      text: [
        'Betalingen går gjennom Stripe og trekkes når du bestiller. Kortnummeret går rett til Stripe. Vi verken ser eller lagrer det.',
      ],
    },
    {
      id: 'levering',
      title: 'Levering',
      text: [
        `Vi sender med Posten til adresser i Norge. Vanlige patcher er hos deg i løpet av ${deliveryTime}. Patcher av ditt eget bilde tar ${customDeliveryTime}, fordi vi lager dem på bestilling.`,
        'Er pakken forsinket, kan du kreve at vi leverer. Du kan holde igjen penger du ikke har betalt, og heve kjøpet hvis vi ikke leverer innen en rimelig tilleggsfrist. Går pakken tapt eller blir skadet på veien, er det vårt ansvar.',
      ],
    },
    {
      id: 'eget-bilde',
      title: 'Patcher av ditt eget bilde',
      text: [
        `Patcher av ditt eget bilde bestilles i minst ${customPatch.minimumQuantity} stykker. Du må ha rett til å bruke bildet. Fargene kan avvike litt fra skjermen, fordi de broderes med tråd.`,
        'Har du laget patchen i designeren, får du se motivet slik det blir sydd. Vi syr ikke før du har godkjent det.',
      ],
    },
    {
      id: 'angrerett',
      title: 'Angrerett og retur',
      text: [
        `Du har ${returnDays} dagers angrerett på vanlige patcher, regnet fra du får pakken. Angreretten gjelder ikke patcher av ditt eget bilde, fordi de er laget etter dine ønsker (angrerettloven §\u00a022 bokstav e).`,
      ],
      links: [{ label: 'Slik bruker du angreretten', href: paths.withdrawal() }],
    },
    {
      id: 'reklamasjon',
      title: 'Reklamasjon',
      text: [
        'Er det noe feil med patchen, kan du reklamere. Det gjelder også patcher av ditt eget bilde. Si fra innen rimelig tid etter at du oppdaget feilen. Fristen er aldri kortere enn to måneder.',
        'Du må reklamere senest to år etter at du fikk varen. Er varen ment å vare vesentlig lenger, er fristen fem år (forbrukerkjøpsloven §\u00a027).',
        'Du kan kreve at vi retter feilen eller sender en ny patch. Du kan også ha rett til prisavslag, til å heve kjøpet eller til erstatning. Når feilen er vår, betaler vi returen.',
      ],
      links: [acts.purchase],
    },
    {
      id: 'klage',
      title: 'Klage',
      text: [
        `Er du ikke fornøyd, skriv til ${shop.email} og oppgi ordrenummeret. Finner vi ingen løsning sammen, kan du ta saken til Forbrukertilsynet, som mekler uten kostnad. Fører ikke meklingen fram, kan saken gå videre til Forbrukerklageutvalget.`,
      ],
      links: [authorities.consumers],
    },
    {
      id: 'personvern',
      title: 'Personvern',
      text: ['Vi bruker opplysningene dine til å levere det du har bestilt.'],
      links: [{ label: 'Hva vi lagrer, og hvorfor', href: paths.privacy() }],
    },
  ],
} as const satisfies LegalTexts
