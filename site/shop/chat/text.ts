import { offerTexts } from '../../text/offer.ts'

/** Texts of the help chat (specification, sections 1 and 4). Its prices and times are copy and bind nothing. */
export const chatTexts = {
  open: 'Åpne hjelpechatten',
  close: 'Lukk hjelpechatten',
  title: 'Hjelp',
  log: 'Samtale',
  field: 'Skriv en melding',
  send: 'Send',
  you: 'Du',
  bot: 'Russpatcher',
  greeting: 'Hei! Jeg er patchbot. Spør meg om humor, flagg, sport, priser eller levering.',
  replies: {
    humor: 'De morsomme patchene er de mest solgte. Se dem under Humor.',
    flag: 'Norske flagg har vi i alle varianter. Du finner dem under Flagg.',
    sport: 'Fotball, håndball, ski: heia laget ditt med en patch fra Sport.',
    price: `De fleste patcher koster 49 kr, og spesielle patcher 69 kr. Nå får du ${offerTexts.name}!`,
    delivery:
      'Vi sender innen 24 timer, og pakken er hos deg på 1-3 dager. Gratis frakt over 200 kr.',
    other: 'Det vet jeg ikke ennå. Skriv til oss på kontaktsiden, så svarer et menneske.',
  },
} as const
