import type { MiddlewareHandler } from 'hono'

/** Redirects doubled slashes to the collapsed path. A redirect to `//name` would lead to another host. */
export const collapseSlashes: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (!pathname.includes('//')) return next()
  return c.redirect(pathname.replace(/\/{2,}/g, '/') + search, 308)
}
