import { lawPages as pages } from '../../modules/shared/terms.ts'

/** Pages that a visitor can open directly. */
export const publicPages = [
  { path: '/', noindex: false },
  { path: '/products', noindex: false },
  { path: '/lag-din-egen', noindex: false },
  { path: '/prov-dem-pa', noindex: false },
  { path: '/om-oss', noindex: false },
  { path: '/kontakt', noindex: false },
  { path: '/order-confirmation?order_number=RP-ABCD2345', noindex: true },
  { path: '/unsubscribe', noindex: true },
]

/** The pages of the law, which `npm run bench` leaves out: text alone, and alike. */
export const lawPages = pages.map(({ path }) => ({ path, noindex: false }))

/** All of them, and the page of a confirmation link, which is like /unsubscribe. */
export const allPages = [
  ...publicPages,
  ...lawPages,
  { path: '/bekreft-nyhetsbrev', noindex: true },
]
