import type { ComponentType } from 'react'
import type { Drawer } from './drawer.ts'

type Props = { open: boolean; onClose(): void }

export type DrawerPart = () => Promise<{ default: ComponentType<Props> }>

/** The drawers' code, loaded on first use. */
export const drawerParts: Record<Drawer, DrawerPart> = {
  cart: () => import('../cart/CartDrawer.tsx'),
  wishlist: () => import('../wishlist/WishlistDrawer.tsx'),
  menu: () => import('./MobileMenu.tsx'),
}
