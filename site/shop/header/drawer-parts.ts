import type { ComponentType } from 'react'
import { type LazyPart, lazyPart } from '../../ui/hooks/use-part.ts'
import type { Drawer } from './drawer.ts'

type Props = { open: boolean; onClose(): void }

/** The drawers, each a script of its own. */
export const drawerParts: Record<Drawer, LazyPart<ComponentType<Props>>> = {
  cart: lazyPart(() => import('../cart/CartDrawer.tsx')),
  wishlist: lazyPart(() => import('../wishlist/WishlistDrawer.tsx')),
  menu: lazyPart(() => import('./MobileMenu.tsx')),
}
