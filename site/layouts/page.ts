/** What a page tells about itself to browsers, search engines and who shows its link. */
export type Page = {
  title: string
  description?: string
  noindex?: boolean
  /** Visitors come to finish something, so the week's offer does not open over the page. */
  isTask?: boolean
  /** The path of the page that search engines should know it by; its own without parameters by itself. */
  canonical?: string
  /** The picture that shared links show. */
  share?:
    | 'home'
    | 'products'
    | 'design'
    | 'about'
    | 'contact'
    | 'checkout'
    | 'order'
    | 'letters'
    | 'lost'
    | 'style'
    | 'staff'
}
