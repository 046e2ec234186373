import { atom } from 'nanostores'

export type Drawer = 'cart' | 'wishlist' | 'menu'

/** The open drawer, or null. */
export const $drawer = atom<Drawer | null>(null)

export const closeDrawer = (): void => $drawer.set(null)
