/** Texts of toasts after an addition to the cart. The scripts of every page have these, but not the drawer's texts. */
export const addToCartTexts = {
  added: 'Patch lagt til!',
  addedText: (name: string) => `${name} er lagt til i handlekurven`,
  allAdded: 'Lagt til i handlekurv',
  allAddedText: (added: number, all: number) =>
    added < all
      ? `${added} av ${all} patcher er lagt til i handlekurven.`
      : `${all} ${all === 1 ? 'patch' : 'patcher'} er lagt til i handlekurven.`,
  restSoldOut: 'Resten kan ikke kjøpes nå.',
  restShort: 'Av resten er det ikke flere igjen.',
  short: 'Ikke flere igjen',
  shortText: (name: string) => `Vi har ikke så mange igjen av ${name}.`,
  allShort: 'Du har alt vi har igjen av disse patchene, i handlekurven.',
  allSoldOut: 'Patchene i ønskelisten kan ikke kjøpes nå.',
  addFailed: 'Kunne ikke legge til produktet i handlekurven.',
  customAdded: 'Tilpasset patch lagt til!',
  customAddedText: 'Minimum 10 stykker av samme patch.',
} as const
