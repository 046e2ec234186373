import { atom } from 'nanostores'

export type Drawer = 'cart' | 'wishlist' | 'menu'

/** The open drawer, or null. */
export const $drawer = atom<Drawer | null>(null)

/** Closes the open drawer, if any. */
export const closeDrawer = (): void => $drawer.set(null)

/** Opens the cart. */
export const openCart = (): void => $drawer.set('cart')
