import { patchPath, productsPath } from './page-paths.ts'

/** Every internal URL of the shop. */
export const paths = {
  home: () => '/',
  products: (query: { category?: string; search?: string } = {}) => withQuery(productsPath, query),
  /** A patch's own page, which other pages show as a dialog. */
  patch: patchPath,
  /** The designer; `design` opens a recorded one. */
  design: (query: { design?: string } = {}) => withQuery('/lag-din-egen', query),
  /** The form for a picture without JavaScript, and what receives it; `feil` is why the last one was refused. */
  pictureForm: (query: { feil?: string } = {}) => withQuery('/lag-din-egen/bilde', query),
  /** The page after that form, with the patch made of the picture. */
  pictureOrdered: (query: { design?: string } = {}) =>
    withQuery('/lag-din-egen/i-handlekurven', query),
  checkout: () => '/checkout',
  orderConfirmation: (
    query: { order_number?: string; payment_intent?: string; redirect_status?: 'pending' } = {},
  ) => withQuery('/order-confirmation', query),
  /** The order's own page; its links have a signed token. */
  order: (query: { token?: string } = {}) => withQuery('/ordre', query),
  /**
   * The page for trying patches on overalls: `bukse` is a shared outfit, `patch` the id of a patch that lies first in the
   * tray, and `fra` opens the wishlist.
   */
  tryOn: (query: { bukse?: string; patch?: string; fra?: 'onsker' } = {}) =>
    withQuery('/prov-dem-pa', query),
  /** The picture of an outfit for link previews. */
  outfitPicture: (outfit: string) => `/bukser/${outfit}.jpg`,
  /** The page that opens a shared cart or wishlist, which the part of the address after # carries. */
  shared: () => '/delt',
  /** The specification's second name of the catalogue; it redirects to /products. */
  allPatches: () => '/alle-patcher',
  about: () => '/om-oss',
  contact: () => '/kontakt',
  terms: () => '/vilkar',
  privacy: () => '/personvern',
  withdrawal: () => '/angrerett',
  /** The withdrawal form, filled in for an order. */
  withdrawalOf: (orderNumber: string) => `/angrerett?ordre=${orderNumber}#angreskjema`,
  styleGuide: () => '/stil',
  unsubscribe: (query: { email?: string } = {}) => withQuery('/unsubscribe', query),
  emailPreview: () => '/email-preview',
  sampleMail: (orderNumber: string) => `/email-preview/e-post?order_number=${orderNumber}`,
  /** The places of the postal codes with this first digit, as JSON. */
  postalPlaces: (digit: string) => `/postnummer/${digit}.json`,
  adminLogin: () => '/admin/login',
  adminDashboard: () => '/admin/dashboard',
  pickingList: (ids: Iterable<number> = []) => withQuery('/admin/plukkliste', { ids: listed(ids) }),
  packingSlips: (ids: Iterable<number> = []) =>
    withQuery('/admin/pakksedler', { ids: listed(ids) }),
  /** An empty page whose policy lets a mail have its own styles. */
  mailFrame: () => '/admin/e-post',
}

const listed = (ids: Iterable<number>): string => [...ids].join(' ')

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value)
  return parameters.size > 0 ? `${path}?${parameters}` : path
}
