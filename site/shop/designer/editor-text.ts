import type { Limit } from '../../../modules/embroidery/rules.ts'
import { cm, outlineNames } from '../../../modules/shared/pictures/design-form.ts'
import type { Outline } from './patch/outlines.ts'

/** Texts of the designer once there is something to sew. */
export const editorTexts = {
  stage: 'Bildet på patchen',
  stageHint: 'Dra for å flytte. Knip for å zoome og vri. Med tastatur: piltaster, + og -, [ og ].',
  sewn: (threads: number, limits: number) =>
    `Patchen er sydd med ${threads} ${threads === 1 ? 'tråd' : 'tråder'}.${
      limits ? ` ${limits} ${limits === 1 ? 'ting' : 'ting'} å se på under bildet.` : ''
    }`,
  failed: 'Nettleseren klarte ikke å sy patchen. Bildet er trygt, og vi syr det når du bestiller.',

  tools: 'Verktøy',
  undo: 'Angre',
  redo: 'Gjør om',
  zoomOut: 'Zoom ut',
  zoomIn: 'Zoom inn',
  turnLeft: 'Vri mot venstre',
  turnRight: 'Vri mot høyre',

  tabs: 'Lag patchen',
  form: 'Form',
  picture: 'Bilde',
  motif: 'Motiv',
  colours: 'Farger',
  text: 'Tekst',

  outline: 'Omriss',
  outlines: {
    ...outlineNames,
    contour: 'Klipp langs motivet',
  } satisfies Record<Outline, string>,
  size: 'Størrelse',
  cm,
  sizeHint: 'Vi anbefaler 8-10 cm. Mynten er en tjuekroning, og linjalen viser centimeter.',
  beside: (mm: number) => `Patchen på ${cm(mm)} over en linjal og ved siden av en tjuekroning`,

  zoom: 'Zoom',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  turn: 'Vri',
  degrees: (angle: number) => `${Math.round(angle)}°`,
  sideways: 'Mot høyre',
  downwards: 'Nedover',
  mm: (length: number) => `${Math.round(length)} mm`,
  withoutBackground: 'Fjern bakgrunnen',
  withoutBackgroundHint: 'For bilder med ensfarget bakgrunn: stoffet synes i stedet.',
  middle: 'Midtstill',

  threadCount: 'Antall tråder',
  threads: 'Tråder',
  threadOf: (number: number) => `Tråd ${number}`,
  edge: 'Kant',
  cloth: 'Stoff',
  textThread: 'Bokstaver',
  changeThread: (what: string, label: string, number: string) =>
    `${what}: ${label}, nummer ${number}. Bytt`,
  chooseThread: (what: string) => `Velg farge: ${what.toLowerCase()}`,
  chartNote: 'Madeira Polyneon 40. Fargene på skjermen er så nær tråden som skjermen klarer.',
  chart: {
    black: 'Grått og hvitt',
    cream: 'Gult',
    tangerine: 'Oransje og rødt',
    raspberry: 'Rosa',
    almond: 'Brunt',
    olive: 'Grønt',
    lagoon: 'Blått',
    indigo: 'Lilla',
  },

  words: 'Tekst på patchen',
  wordsHint: (left: number) => `${left} tegn igjen`,
  unwritable: 'Det tegnet har vi ikke i tråd.',
  style: 'Linje',
  styles: { arched: 'I bue', straight: 'Rett' },
  alphabet: 'Bokstaver',
  alphabets: { block: 'Blokk', slab: 'Fet', script: 'Skrift' },

  limits: 'Verdt å vite før nåla går',
  limit: {
    'nothing-sewn':
      'Det er ingenting å sy på stoffet ennå. Flytt motivet inn på patchen, eller skriv en tekst.',
    'only-background':
      'Det er ingenting å sy på stoffet ennå. Flytt motivet inn på patchen, ta med bakgrunnen, eller skriv en tekst.',
    'like-cloth':
      'Noe har nesten samme farge som stoffet, og synes dårlig. Bytt stoffet eller tråden under Farger.',
    'like-around':
      'Noe får samme eller nesten samme farge som det rundt, og blir borte. Bytt tråden eller velg flere under Farger, eller gjør forskjellen tydeligere i bildet.',
    'like-ground':
      'Noe har nesten samme farge som bakgrunnen, og ble fjernet sammen med den. Behold bakgrunnen, eller gjør forskjellen tydeligere i bildet.',
    'one-colour':
      'Nesten hele patchen blir ensfarget. Velg et bilde med tydeligere forskjeller, eller zoom ut.',
    'left-out':
      'Noe i bildet er så gjennomsiktig og mykt at det ikke blir sydd, som en skygge. Gjør det tettere i bildet hvis det skal med.',
    'too-detailed':
      'Bildet har flere detaljer enn nåla rekker over. Velg færre tråder eller en mindre patch, eller zoom inn.',
    resolution:
      'Bildet har få punkter for denne størrelsen. Velg en mindre patch eller et større bilde.',
    'thin-lines':
      'Streker under 1,2 mm er tynnere enn nåla får til. Zoom inn, eller gjør patchen større.',
    'small-letters':
      'Bokstaver under 3 mm blir grøt. Zoom inn, eller skriv teksten under Tekst i stedet.',
    'small-parts':
      'Noe er for lite til at nåla får det til, og blir borte. Zoom inn, eller gjør patchen større.',
    photo:
      'Et bilde med mange fargetoner sys i få farger, og små detaljer blir borte. Zoom inn, eller se nøye på patchen før du bestiller.',
    'many-colours':
      'Mange farger på liten plass. Med høyst 6-8 tråder kommer hver av dem til sin rett.',
    gradient: 'Myke fargeoverganger blir til felt i tråd. Færre tråder gir roligere felt.',
    face: 'Ansikter er vanskelige i tråd. Zoom inn, eller bruk en tegning med tydelige streker.',
  } satisfies Record<Limit['kind'], string>,

  sewSimpler: 'Sy den enklere',
  simplifying: 'Forenkler ...',
  simplified: 'Designet er gjort enklere',
  simplifiedText: 'Det har færre tråder og større felt. Se over det før du bestiller, eller angre.',
  notSimplified: 'Designet ble ikke gjort enklere',
  notSimplifiedText: 'Velg færre tråder selv, eller prøv et annet bilde.',

  chooseMotif: 'Velg et motiv',
} as const
