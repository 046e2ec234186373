/** Pages that a visitor can open directly. */
export const publicPages = [
  { path: '/', noindex: false },
  { path: '/products', noindex: false },
  { path: '/lag-din-egen', noindex: false },
  { path: '/om-oss', noindex: false },
  { path: '/kontakt', noindex: false },
  { path: '/order-confirmation?order_number=RP-ABCD2345', noindex: true },
  { path: '/unsubscribe', noindex: true },
]

/** The pages of the law: text alone, alike, and so left out of slow measurements. */
export const lawPages = ['/vilkar', '/personvern', '/angrerett'].map((path) => ({
  path,
  noindex: false,
}))
