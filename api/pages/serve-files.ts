import type { MiddlewareHandler } from 'hono'
import { decoded } from '../platform/settings/decoded.ts'
import type { StaticFiles } from './static-files.ts'

/** Pages and files accept only GET and HEAD. */
export const readOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' })
}

/** Serves the built files, and the page for an unknown one at a path that is not valid UTF-8. */
export const createFileServer =
  (files: StaticFiles): MiddlewareHandler =>
  async (c, next) => {
    const path = decoded(c.req.path)
    return files.serve(c.req.raw, path ?? '/404', path ? 200 : 404) ?? next()
  }
