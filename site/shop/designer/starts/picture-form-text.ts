import { customPatch } from '../../../../modules/catalogue/rules.ts'
import { firstPatch, firstThreads } from '../../../../modules/embroidery/rules.ts'
import type { ErrorCode } from '../../../../modules/shared/contract/api.d.ts'
import { formatKr } from '../../../../modules/shared/money.ts'
import { errorText } from '../../../text/error-texts.ts'
import { designerTexts } from '../text.ts'

const centimetres = (millimetres: number) => `${millimetres / 10} cm`.replace('.', ',')

const least = customPatch.minimumQuantity

/** The refusals that a visitor can do something about, by their codes in the API. */
const refusals = [
  'image_unreadable',
  'image_too_large',
  'image_too_many_pixels',
  'quantity_too_large',
  'design_too_detailed',
  'too_many_requests',
  'storage_full',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** The reason that the last picture was refused, for the code in the page's address; undefined without one. */
export function refusalText(code: string | null): string | undefined {
  if (!code) return undefined
  // The form was sent without a file.
  if (code === 'malformed_request') return designerTexts.missingText
  return errorText(refusals.find((known) => known === code) ?? 'unexpected')
}

/** Texts of the form for a picture, and of the page after it. */
export const pictureFormTexts = {
  pageTitle: 'Send et bilde · Russpatcher',
  orderedPageTitle: 'Patchen din · Russpatcher',
  title: 'Send et bilde',
  intro: `Velg et bilde, så foreslår vi hvordan det kan sys: en rund patch på ${centimetres(firstPatch.size)}, i høyst ${firstThreads + 1} tråder, medregnet kanten. Du får se forslaget, og ${least} stykker legges i handlekurven.`,
  whenFull:
    'Med JavaScript i nettleseren kan du flytte bildet, bytte tråder og form, og se hvert sting med en gang.',
  label: 'Bildet',
  send: `Legg ${least} stykker i handlekurven`,
  wait: 'Det tar noen sekunder å sy forslaget. Trykk bare én gang.',
  refused: 'Bildet ble ikke lagt i handlekurven',

  orderedTitle: 'Patchen din ligger i handlekurven',
  orderedIntro: 'Slik har vi tenkt å sy bildet ditt.',
  picture: 'Patchen din, slik den blir sydd',
  size: 'Størrelse',
  sizeOf: (millimetres: number) => `${centimetres(millimetres)} i diameter`,
  threads: 'Tråder',
  amount: 'Antall',
  amountOf: `${least} stykker`,
  price: 'Pris',
  priceOf: `${formatKr(customPatch.priceKr * least)}, ${formatKr(customPatch.priceKr)} per stykk`,
  nextTitle: 'Slik går det videre',
  payWithScript:
    'Du betaler i kassen, og den trenger JavaScript. Slå det på og gå til kassen, eller åpne lenken til handlekurven i en annen nettleser:',
  checkout: 'Gå til kassen',
  cartLink: 'Lenken til handlekurven',
  approve:
    'Etter betalingen får du bildet på e-post. Vi syr ikke et sting før du har godkjent det, og før det kan vi endre det du vil.',
  orWrite: (email: string) =>
    `Får du det ikke til, kan du skrive til ${email}. Oppgi dette nummeret:`,
  another: 'Send et annet bilde',
} as const
