/** Delivery times of ordinary patches and of patches from a customer's picture, as pages and mails state them. */
export const deliveryTime = '2–5 virkedager'
export const customDeliveryTime = '2–4 uker'

/** Days within which a customer may return ordinary patches ('åpent kjøp'). */
export const returnDays = 14

/** The pages that the law asks for, as the footer, the checkout and each mail link them. */
export const lawPages = [
  { label: 'Vilkår', path: '/vilkar' },
  { label: 'Personvern', path: '/personvern' },
  { label: 'Angrerett', path: '/angrerett' },
] as const
