/** The pages that a visitor can come to without having done anything. */
export const publicPages = [
  { path: '/', noindex: false },
  { path: '/products', noindex: false },
  { path: '/lag-din-egen', noindex: false },
  { path: '/om-oss', noindex: false },
  { path: '/kontakt', noindex: false },
  { path: '/order-confirmation?order_number=RP-ABCD2345', noindex: true },
  { path: '/unsubscribe', noindex: true },
]
