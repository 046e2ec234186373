/** What toasts say about a saved product. The scripts of every page have these, but not the drawer's texts. */
export const wishlistToastTexts = {
  added: 'Lagt til i ønskeliste',
  removed: 'Fjernet fra ønskeliste',
} as const
