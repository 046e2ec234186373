/** What a page tells about itself to browsers, search engines and who shows its link. */
export type Page = {
  title: string
  description?: string
  noindex?: boolean
  /** The picture that shared links show. */
  share?: 'home' | 'products' | 'design' | 'about' | 'contact'
}
