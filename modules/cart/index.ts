import { bound } from '../shared/bound.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { Expire, Expiring } from '../shared/retention.ts'
import type { Pool } from '../shared/transaction.ts'
import { type Adding, addToCart } from './add-to-cart.ts'
import { cartItems, itemsOfLines, itemsToOrder } from './cart-items.ts'
import {
  addImage,
  hasImages,
  imagesForSession,
  type KeepingImages,
  keepImages,
  pictureForStaff,
  pictureOfSession,
} from './custom-images/custom-images.ts'
import { designsAmong, letImagesGo } from './custom-images/queries.ts'
import { productionFile, productionPicture, productionSheet } from './designs/production.ts'
import { recordedDesign } from './designs/read-design.ts'
import { deleteOldCarts } from './forgetting-queries.ts'
import { cartJobs } from './jobs.ts'
import { linesOfSession, removeAllLines } from './queries.ts'
import { removeBought, removeFromCart } from './remove-from-cart.ts'
import { type Calling, cartRoutes } from './routes.ts'
import { setQuantity } from './set-quantity.ts'

type Dependencies = Adding &
  KeepingImages & {
    enqueue: Enqueue
    /** Connections of background jobs. */
    jobsSql: Pool
  }

export type { Picture } from './custom-images/custom-images.ts'
export { filesOfImages } from './custom-images/forget-images.ts'
export {
  formOfDesign,
  letCopiesGo,
  letImagesGo as letPicturesGo,
  picturesOfSessions,
} from './custom-images/queries.ts'
export type { ProductionFile, ProductionFileKind } from './designs/production.ts'
export { cartsOfSessions, deleteCartsOfSessions } from './forgetting-queries.ts'
export type { ShownLine } from './queries.ts'

/** Calls on carts for other modules. */
export type Cart = ReturnType<typeof createCart>['cart']

/** Carts by session, and the pictures that customers upload for custom patches. */
export function createCart(dependencies: Dependencies & Calling) {
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
      customImages: {
        ...bound(dependencies, {
          add: addImage,
          ofSession: pictureOfSession,
          forStaff: pictureForStaff,
          keep: keepImages,
          forSession: imagesForSession,
          design: recordedDesign,
          productionFile,
          productionPicture,
          productionSheet,
        }),
        designsAmong,
        has: hasImages,
        letGo: letImagesGo,
      },
    },
    routes: cartRoutes(dependencies),
    jobs: cartJobs({ ...dependencies, sql: dependencies.jobsSql }),
    expire: {
      carts: (before, most) => deleteOldCarts(dependencies.jobsSql, before, most),
    } satisfies Partial<Record<Expiring, Expire>>,
  }
}
