import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { isLoopback } from '../platform/settings/trusted-proxies.ts'

/**
 * The pages of a stand-in, for requests from this machine only; others are answered 403. They have to name this machine
 * or the host of `publicUrl`: a web site can give its own name a loopback address, and read what its visitors' browsers
 * get there.
 */
export const forThisMachine = (pages: Hono, publicUrl: string): Hono =>
  new Hono()
    .use(async (c, next) => {
      if (isFromThisMachine(c) && isNamed(c, publicUrl)) return next()
      return c.text(
        'Dette svarer bare på maskinen som butikken går på, hvis ikke DEMO=1 er satt.\n',
        403,
      )
    })
    .route('/', pages)

/**
 * Whether a request comes from this machine: its connection is a loopback one, and so is each address that a proxy
 * forwarded. Every address of X-Forwarded-For counts, because a proxy in front of the last may be on this machine too.
 */
function isFromThisMachine(c: Context): boolean {
  const connection = c.env?.incoming ? getConnInfo(c).remote.address : undefined
  const forwarded = ['x-forwarded-for', 'x-real-ip'].flatMap(
    (name) => c.req.header(name)?.split(',') ?? [],
  )
  // `Forwarded` (RFC 7239) is not read: whoever it names may be elsewhere.
  if (c.req.header('forwarded') !== undefined) return false
  return [connection ?? '', ...forwarded].every((address) => isLoopback(address.trim()))
}

function isNamed(c: Context, publicUrl: string): boolean {
  const { hostname } = new URL(c.req.url)
  const named = ['localhost', '[::1]', new URL(publicUrl).hostname]
  return named.includes(hostname) || isLoopback(hostname)
}
