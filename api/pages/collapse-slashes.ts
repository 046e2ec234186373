import type { MiddlewareHandler } from 'hono'

/** Leads an address with doubled slashes to the page that is meant. Left as it is, `//name` would read as another host. */
export const collapseSlashes: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (!pathname.includes('//')) return next()
  return c.redirect(pathname.replace(/\/{2,}/g, '/') + search, 308)
}
