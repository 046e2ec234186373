/** Texts that several parts of the shop share. Each part keeps its own texts in its folder. */
export const texts = {
  error: 'Feil',
  tryAgain: 'Noe gikk galt. Prøv igjen senere.',
  wait: 'Et øyeblikk …',
  cart: {
    shortLine: (name: string, stock: number, inCart: number) => {
      if (stock === 0) return `${name} er utsolgt akkurat nå.`
      if (inCart !== stock) return `Vi har bare ${stock} igjen av ${name}.`
      return stock === 1
        ? `Du har den siste av ${name} i handlekurven.`
        : `Du har de ${stock} siste av ${name} i handlekurven.`
    },
    customAddFailed: 'Kunne ikke legge til patch i handlekurv. Prøv igjen.',
    customMinimumText: 'Tilpassede patcher krever minimum 10 stykker',
  },
}
