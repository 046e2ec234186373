import { createAdmin } from '../../modules/admin/index.ts'
import { createArtwork } from '../../modules/artwork/index.ts'
import { createCart, isInCart } from '../../modules/cart/index.ts'
import { type AnswerList, createCatalogue } from '../../modules/catalogue/index.ts'
import { customPatch } from '../../modules/catalogue/rules.ts'
import { createCheckout, heldUnits } from '../../modules/checkout/index.ts'
import { createContact } from '../../modules/contact/index.ts'
import { deleteEventsBefore } from '../../modules/events/index.ts'
import { createNewsletter } from '../../modules/newsletter/index.ts'
import { createOrders, isPaidOrderOf } from '../../modules/orders/index.ts'
import { createPayments } from '../../modules/payments/index.ts'
import { createPost } from '../../modules/post/index.ts'
import { forgetExpiredJob, privacyRoutes } from '../../modules/privacy/index.ts'
import { deleteOldKeys } from '../../modules/shared/idempotency/key-queries.ts'
import { createFairSemaphore } from '../../modules/shared/promises/semaphore/fair-semaphore.ts'
import type { Pool } from '../../modules/shared/transaction.ts'
import { createWorkshop } from '../../modules/workshop/index.ts'
import { shop as facts } from '../../site/text/shop-facts.ts'
import { mostProviderCalls } from '../edge/limits/at-most.ts'
import { expireLimits } from '../edge/limits/limits.ts'
import type { AddressOf } from '../edge/visitor/client-address.ts'
import type { AppDependencies } from './dependencies.ts'

/**
 * Checks of staff's passwords: each takes a connection, and argon2 19 MB for some 30 ms of a thread. The longest wait is
 * in ms.
 */
const passwordChecks = { atOnce: 1, mostWaiting: 200, longestWait: 10_000 }

/**
 * The transactions that write orders get half of the connections, so that many buyers of the same patch leave the others
 * to carts. All calls that wait for the provider may wait for a slot, here in ms: buyers of the last unit at once learn
 * that it is gone.
 */
const orderSemaphore = ({ options }: Pool) =>
  createFairSemaphore({
    atOnce: Math.max(1, Math.floor(options.max / 2)),
    mostWaiting: mostProviderCalls,
    longestWait: 30_000,
  })

type Calls = {
  addressOf: AddressOf
  /** Answers lists of the catalogue, stored ones first. */
  answerList: AnswerList
}

/** Puts the modules together: each gets what it needs of the shop, and the modules that it may know. */
export function createModules(
  { database, payments, mail, files, shop, edge }: AppDependencies,
  { addressOf, answerList }: Calls,
) {
  const { sql, jobsSql, watch } = database
  const staff = createAdmin({
    ...database,
    ...shop,
    ...edge,
    addressOf,
    withSlot: createFairSemaphore(passwordChecks),
  })
  const outbox = createPost({ ...database, ...mail, ...shop, sql: jobsSql })
  const { post } = outbox
  const products = createCatalogue({
    ...database,
    ...mail,
    ...files,
    ...shop,
    post,
    answerList,
    changes: watch,
    heldUnits,
  })
  const { catalogue } = products
  const pictures = createArtwork({
    ...database,
    ...files,
    ...shop,
    ...edge,
    addressOf,
    isInCart,
    pictureLimits: customPatch,
  })
  const { artwork } = pictures
  const carts = createCart({ ...database, ...shop, catalogue, artwork })
  const orders = createOrders({ ...database, ...shop })
  const { orderLinks } = orders
  const provider = createPayments({
    ...database,
    ...payments,
    ...mail,
    ...shop,
    post,
    catalogue,
    orderLinks,
  })
  const workshop = createWorkshop({
    ...database,
    ...mail,
    ...shop,
    post,
    artwork,
    payments: provider.payments,
    orderLinks,
  })
  const till = createCheckout({
    ...database,
    ...payments,
    ...shop,
    payments: provider.payments,
    backgroundPayments: provider.backgroundPayments,
    sessions: provider.sessions,
    post,
    catalogue,
    artwork,
    cart: carts.cart,
    addressOf,
    withSlot: orderSemaphore(sql),
  })
  const newsletter = createNewsletter({ ...database, ...mail, ...shop, post })
  const contact = createContact({
    ...database,
    ...mail,
    ...shop,
    post,
    // Withdrawals have to arrive in a shop that takes no messages too.
    withdrawalInbox: mail.contactInbox ?? facts.email,
    isPaidOrderOf,
  })

  return {
    admin: staff.admin,
    requireStaff: staff.requireStaff,
    catalogue,
    linkedOrder: workshop.workshop.linkedOrder,
    customDesign: artwork.design,
    /** One handler for each operation of the contract. */
    handlers: {
      ...products.routes,
      ...pictures.routes,
      ...carts.routes,
      ...orders.routes,
      ...provider.routes,
      ...workshop.routes,
      ...till.routes,
      ...newsletter.routes,
      ...contact.routes,
      ...staff.routes,
      ...privacyRoutes({ ...database, ...payments, ...shop }),
    },
    /** The background jobs of all modules. */
    jobs: [
      ...outbox.jobs,
      ...products.jobs,
      ...pictures.jobs,
      ...provider.jobs,
      ...workshop.jobs,
      ...till.jobs,
      ...newsletter.jobs,
      forgetExpiredJob({
        ...shop,
        expire: {
          ...carts.expire,
          ...orders.expire,
          ...workshop.expire,
          ...newsletter.expire,
          ...contact.expire,
          ...staff.expire,
          attempts: expireLimits(jobsSql),
          events: (before, most) => deleteEventsBefore(jobsSql, before, most),
          repeatedCalls: (before, most) => deleteOldKeys(jobsSql, before, most),
        },
      }),
    ],
  }
}

export type Modules = ReturnType<typeof createModules>
