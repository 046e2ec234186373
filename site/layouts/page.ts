/** Metadata of a page for browsers, search engines and link previews. */
export type Page = {
  title: string
  description?: string
  noindex?: boolean
  /** Keeps the week's offer from opening on pages where visitors complete a task. */
  isTask?: boolean
  /** Path of the canonical page. Default: the page's own path without parameters. */
  canonical?: string
  /** The picture of link previews: one of the site's, or the path of another of that size. */
  share?: SharePicture | { path: string }
}

/** A picture of link previews. scripts/build/identity/share-pictures.ts draws one for each name. */
export type SharePicture =
  | 'home'
  | 'products'
  | 'design'
  | 'about'
  | 'contact'
  | 'terms'
  | 'privacy'
  | 'withdrawal'
  | 'checkout'
  | 'order'
  | 'letters'
  | 'lost'
  | 'style'
  | 'staff'
