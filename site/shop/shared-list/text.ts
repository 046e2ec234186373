/** Texts of the page that opens a shared cart or wishlist. */
export const sharedListTexts = {
  pageTitle: 'Delt med deg · Russpatcher',
  description: 'Åpne en handlekurv eller en ønskeliste som er delt med deg.',
  reading: 'Åpner lenken …',
  noScript: 'JavaScript er slått av',
  noScriptText: (email: string) =>
    `Uten JavaScript får vi ikke lest hva lenken deler med deg. Slå det på i nettleseren og last siden på nytt, eller åpne lenken i en annen nettleser. Skriv til ${email} hvis du ikke får det til, så hjelper vi deg.`,
  title: { cart: 'En handlekurv til deg', wishlist: 'En ønskeliste til deg' },
  text: {
    cart: 'Legg patchene i handlekurven din, så kan du endre dem der. Har du noen av dem fra før, beholder du det høyeste antallet.',
    wishlist: 'Legg patchene i ønskelisten din. De kommer i tillegg til dem du har.',
  },
  add: { cart: 'Legg i handlekurven', wishlist: 'Legg i ønskelisten' },
  each: (quantity: number, price: string) => `${quantity} × ${price}`,
  ownPicture: 'Med eget bilde, som du ser i handlekurven',
  soldOut: 'Utsolgt',
  gone: (count: number) =>
    count === 1 ? '1 patch selges ikke lenger.' : `${count} patcher selges ikke lenger.`,
  goneName: 'En patch som ikke selges lenger',
  nothing: 'Ingen av patchene selges lenger.',
  missing: 'Dette fikk vi ikke lagt i handlekurven:',
  open: 'Se handlekurven',
  added: 'Lagt i ønskelisten',
  addedText: (count: number) =>
    count === 0
      ? 'Du hadde alle fra før.'
      : count === 1
        ? '1 patch er ny i listen.'
        : `${count} patcher er nye i listen.`,
  failed: 'Vi fikk ikke lagt patchene i handlekurven',
  full: 'Det er ikke plass til flere i nettleseren',
  tryAgain: 'Prøv igjen om litt.',
  loadFailed: 'Vi fikk ikke hentet patchene.',
  loadAgain: 'Prøv igjen',
  broken: 'Lenken er ikke hel',
  brokenText:
    'Den kan ha mistet noe på veien. Del handlekurven eller ønskelisten på nytt, og åpne den nye lenken. Det du selv har lagt i handlekurven og ønskelisten, er som før.',
  shop: 'Se alle patcher',
} as const
