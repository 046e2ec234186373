import type { overallsColours, overallsParts } from '../../../modules/catalogue/rules.ts'

type Colour = (typeof overallsColours)[number]
type Part = keyof typeof overallsParts

/** Texts of the page on which patches are tried on. */
export const tryOnTexts = {
  pageTitle: 'Prøv dem på · Russpatcher',
  sharedTitle: 'En russebukse til deg · Russpatcher',
  description:
    'Kle opp buksa før du syr. Dra patchene dit du vil ha dem, i riktig størrelse, og del resultatet med gjengen.',
  title: 'Prøv dem på',
  /** The outfit whose picture stands for the page. */
  example:
    'red_229.f.500.490.-4_31.f.370.560.-12_104.f.630.556.10_310.f.420.690.8_120.f.580.690.-7',
  intro:
    'Dra patchene dit du vil ha dem. Målestokken er ekte, så det som får plass her, får plass på dressen.',
  needsScript: 'Buksa må ha JavaScript på for å kle på seg.',
  colour: 'Fargen på buksa',
  colours: { red: 'Rød', blue: 'Blå', black: 'Svart', green: 'Grønn' } satisfies Record<
    Colour,
    string
  >,
  part: 'Delen av buksa',
  parts: { bib: 'Smekken', legs: 'Beina', back: 'Baksiden' } satisfies Record<Part, string>,
  onPart: { bib: 'smekken', legs: 'beina', back: 'baksiden' } satisfies Record<Part, string>,
  stage: (part: string, count: number) =>
    `Buksa, ${part}. ${count === 1 ? '1 patch' : `${count} patcher`}.`,
  keys: 'Piltastene flytter, R dreier, Delete tar av.',
  worn: (name: string) => `${name}, på buksa`,
  empty: 'Helt bar. Det kan vi ikke ha.',
  turnLeft: 'Drei mot venstre',
  turnRight: 'Drei mot høyre',
  forward: 'Legg øverst',
  remove: 'Ta av',
  undo: 'Angre',
  putOn: (name: string) => `Sett ${name} på buksa`,
  ready: (name: string) => `${name} ligger klar, først i rekken.`,
  added: (name: string, part: string) => `${name} er på ${part}.`,
  removed: (name: string) => `${name} er tatt av.`,
  full: 'Nå er det ikke plass til flere. Ta av en først.',
  tray: 'Patcher å prøve',
  sources: { cart: 'Handlekurven', wishlist: 'Ønskelisten', catalogue: 'Alle patcher' },
  search: 'Søk i patchene',
  loading: 'Henter patcher …',
  emptyCart: 'Handlekurven er tom. Se under Alle patcher.',
  emptyWishlist: 'Ønskelisten er tom. Trykk på hjertet til en patch du liker.',
  nothingFound: 'Ingen patcher heter det. Prøv et annet ord.',
  wornFailed: 'Vi fikk ikke hentet det som er sydd på.',
  failed: 'Vi fikk ikke hentet patchene.',
  again: 'Prøv igjen',
  toCart: (count: number) =>
    count === 0
      ? 'Legg dem i kurven'
      : count === 1
        ? 'Legg den i kurven'
        : `Legg alle ${count} i kurven`,
  inCart: 'Alle er i kurven',
  cartFailed: 'Patchene kom ikke i kurven',
  tryAgain: 'Prøv igjen om litt.',
  missing: 'Noe mangler i kurven',
  share: 'Del buksa',
  shareText:
    'Alle som får lenken, ser buksa slik den er nå. De kan sette på flere, men din blir som den er.',
  picture: 'Bildet som følger med lenken',
  own: 'Tilbake til min egen bukse',
  shared: 'Du ser på buksa til en annen. Setter du noe på den, blir den din.',
  damaged: 'Lenken er ikke hel, så noen patcher kan mangle.',
  unreadable: 'Lenken er ikke hel. Be om å få den tilsendt på nytt.',
  goneAsked: 'Patchen du kom for å prøve, selges ikke lenger.',
  overallsFailed: 'Bildet av buksa kom ikke fram.',
  goneName: 'Utgått patch',
} as const
