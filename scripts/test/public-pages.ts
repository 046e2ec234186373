import { lawPages as pages } from '../../modules/shared/terms.ts'

/** The pages of the law. */
export const lawPages = pages.map(({ path }) => ({ path, noindex: false }))

/** Pages that a visitor can open directly. */
export const allPages = [
  { path: '/', noindex: false },
  { path: '/products', noindex: false },
  { path: '/lag-din-egen', noindex: false },
  { path: '/prov-dem-pa', noindex: false },
  { path: '/om-oss', noindex: false },
  { path: '/kontakt', noindex: false },
  { path: '/order-confirmation?order_number=RP-ABCD2345', noindex: true },
  { path: '/unsubscribe', noindex: true },
  { path: '/bekreft-nyhetsbrev', noindex: true },
  ...lawPages,
]
