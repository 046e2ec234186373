import { bound } from '../shared/bound.ts'
import type { Expire, Expiring } from '../shared/retention.ts'
import type { Pool } from '../shared/transaction.ts'
import { type Adding, addToCart } from './add-to-cart.ts'
import { cartItems, itemsOfLines, itemsToOrder } from './cart-items.ts'
import { deleteOldCarts } from './forgetting-queries.ts'
import { linesOfSession, removeAllLines } from './queries.ts'
import { removeBought, removeFromCart } from './remove-from-cart.ts'
import { cartRoutes } from './routes.ts'
import { setQuantity } from './set-quantity.ts'

export { cartsOfSessions, deleteCartsOfSessions, releaseCopies } from './forgetting-queries.ts'
export { isInCart, type ShownLine } from './queries.ts'

/** Calls on carts for other modules. */
export type Cart = ReturnType<typeof createCart>['cart']

/** Carts by session. `jobsSql`: connections of background jobs. */
export function createCart(dependencies: Adding & { jobsSql: Pool }) {
  return {
    cart: {
      ...bound(dependencies, {
        items: cartItems,
        itemsOfLines,
        itemsToOrder,
        add: addToCart,
        setQuantity,
        remove: removeFromCart,
      }),
      linesOfSession,
      clear: removeAllLines,
      removeBought,
    },
    routes: cartRoutes(dependencies),
    expire: {
      carts: (before, most) => deleteOldCarts(dependencies.jobsSql, before, most),
    } satisfies Partial<Record<Expiring, Expire>>,
  }
}
