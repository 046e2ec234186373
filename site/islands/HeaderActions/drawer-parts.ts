import type { ComponentType } from 'react'
import type { Drawer } from '../../stores/drawer.ts'

export type DrawerPart = () => Promise<{ default: ComponentType<{ open: boolean }> }>

/** Each drawer's code, which comes with its first opening. */
export const drawerParts: Record<Drawer, DrawerPart> = {
  cart: () => import('../CartDrawer/CartDrawer.tsx'),
  wishlist: () => import('../WishlistDrawer/WishlistDrawer.tsx'),
  menu: () => import('../MobileMenu/MobileMenu.tsx'),
}
