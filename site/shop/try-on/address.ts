/** Requests in the query of the page's address. */
export type Asked = {
  /** The text of a shared outfit. */
  outfit: string | undefined
  /** Id of the patch that lies first in the tray. */
  patch: number | undefined
  /** Whether the visitor comes from the wishlist. */
  fromWishlist: boolean
}

/** Reads the query of the page's address, as `paths.tryOn` writes it. */
export function askedIn(query: string): Asked {
  const given = new URLSearchParams(query)
  const patch = given.get('patch') ?? ''
  return {
    outfit: given.get('bukse') ?? undefined,
    patch: /^[1-9]\d{0,8}$/.test(patch) ? Number(patch) : undefined,
    fromWishlist: given.get('fra') === 'onsker',
  }
}
