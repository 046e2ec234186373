import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'

/** The pages of a stand-in, for requests from this machine only; others are answered 403. */
export const forThisMachine = (pages: Hono): Hono =>
  new Hono()
    .use(async (c, next) => {
      if (isFromThisMachine(c)) return next()
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
  return [connection ?? '', ...forwarded].every(isLoopback)
}

const isLoopback = (address: string): boolean =>
  /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(address.trim())
