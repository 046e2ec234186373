import { designCount } from '../../../modules/catalogue/rules.ts'
import { returnDays } from '../../../modules/shared/terms.ts'
import { customerCount, satisfiedPercent } from '../../text/claims.ts'
import { freeShippingKr, shippingKr } from '../../text/prices.ts'

/** Texts of /om-oss (specification, section 2). */
export const aboutTexts = {
  title: 'Om oss · Russpatcher',
  description:
    'Historien om Norges største patch-butikk for russ, hva vi står for, og hvordan du får tak i oss.',
  headline: 'Vi gir dressen noe å fortelle',
  lead: 'Russpatcher er Norges største patch-butikk for russ. Vi tegner og broderer, så du kan bruke tiden på å feire.',
  history: 'Historien vår',
  chapters: [
    {
      title: 'En bar dress',
      text: 'En kveld i april satt vi rundt et kjøkkenbord med en splitter ny russedress og ingenting å sy på den. Patchene vi fant, var utsolgt, kjedelige eller begge deler. Så vi tegnet våre egne.',
    },
    {
      title: 'Ryktet går',
      text: 'De første patchene var til vennegjengen. Så spurte bussen, så parallellklassen, og før 17.\u00a0mai hadde vi bestillinger fra skoler vi aldri hadde hørt om.',
    },
    {
      title: 'I dag',
      text: `Nå har vi ${designCount}+ design og over ${customerCount} kunder, og ${satisfiedPercent}\u00a0% av dem er fornøyde. Kjøkkenbordet har vi fortsatt. Det er der de verste ordspillene blir til.`,
    },
  ],
  values: 'Det vi står for',
  principles: [
    {
      title: 'Moro uten offer',
      text: 'En god patch får hele bussen til å le. Går den ut over noen, lager vi den ikke.',
    },
    {
      title: 'Håndverk som holder',
      text: 'Kraftig tvill, tette sting og en kant som ikke rakner. Patchen skal tåle både regn, gress og dans til morgenen.',
    },
    {
      title: 'Ærlig handel',
      text: `Frakten koster ${shippingKr}\u00a0kr og er gratis fra ${freeShippingKr}\u00a0kr. Ombestemmer du deg, har du ${returnDays} dager åpent kjøp.`,
    },
    {
      title: 'Plass til alle',
      text: 'Rødruss, blåruss, svartruss eller grønnruss: Vi har patcher til alle linjer og alle slags humør.',
    },
  ],
  onward: 'Klar til å fylle dressen?',
  onwardText: 'Velg blant patchene våre, eller last opp ditt eget motiv.',
  seeAll: 'Se alle patcher',
  design: 'Lag din egen',
  details: 'Her finner du oss',
  company: 'Firma',
  form: 'Si hei',
  formNote: 'Haster det før 1.\u00a0mai? Vi svarer på telefon, på e-post og på',
  formNoteLink: 'kontaktsiden',
} as const
