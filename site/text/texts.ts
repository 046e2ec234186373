/** Texts that several parts of the shop share. Each part keeps its own texts in its folder. */
export const texts = {
  error: 'Feil',
  tryAgain: 'Noe gikk galt. Prøv igjen senere.',
  cart: {
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
    shortLine: (name: string, stock: number, inCart: number) => {
      if (stock === 0) return `${name} er utsolgt akkurat nå.`
      if (inCart !== stock) return `Vi har bare ${stock} igjen av ${name}.`
      return stock === 1
        ? `Du har den siste av ${name} i handlekurven.`
        : `Du har de ${stock} siste av ${name} i handlekurven.`
    },
    allShort: 'Du har alt vi har igjen av disse patchene, i handlekurven.',
    allSoldOut: 'Patchene i ønskelisten kan ikke kjøpes nå.',
    addFailed: 'Kunne ikke legge til produktet i handlekurven.',
    updateFailed: 'Kunne ikke oppdatere antall',
    removed: 'Fjernet fra handlekurv',
    removeFailed: 'Kunne ikke fjerne produktet',
    customAdded: 'Tilpasset patch lagt til!',
    customAddedText: 'Minimum 10 stykker av samme patch.',
    customAddFailed: 'Kunne ikke legge til patch i handlekurv. Prøv igjen.',
    customMinimum: 'Minimum antall',
    customMinimumText: 'Tilpassede patcher krever minimum 10 stykker',
  },
  wishlist: {
    added: 'Lagt til i ønskeliste',
    removed: 'Fjernet fra ønskeliste',
  },
}
