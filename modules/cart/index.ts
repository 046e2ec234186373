import { recordedDesign } from '../artwork/designs/read-design.ts'
import { designsAmong, letImagesGo } from '../artwork/pictures/picture-queries.ts'
import {
  addImage,
  hasImages,
  imagesForSession,
  type KeepingImages,
  keepImages,
  pictureForStaff,
  pictureOfSession,
} from '../artwork/pictures/store-picture.ts'
import {
  productionFile,
  productionPicture,
  productionSheet,
} from '../artwork/production/production-files.ts'
import { bound } from '../shared/bound.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { Expire, Expiring } from '../shared/retention.ts'
import type { Pool } from '../shared/transaction.ts'
import { type Adding, addToCart } from './add-to-cart.ts'
import { cartItems, itemsOfLines, itemsToOrder } from './cart-items.ts'
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

export { filesOfImages } from '../artwork/pictures/erase-expired.ts'
export {
  formOfDesign,
  letCopiesGo,
  letImagesGo as letPicturesGo,
  picturesOfSessions,
} from '../artwork/pictures/picture-queries.ts'
export type { Picture } from '../artwork/pictures/store-picture.ts'
export type { ProductionFile, ProductionFileKind } from '../artwork/production/production-files.ts'
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
