import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A body in every encoding that a browser may accept. */
export type Encoded = { identity: Buffer; br?: Buffer; gzip?: Buffer; etag: string }

/** An encoding of a body; 'identity' is none. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes below which compression does not pay. */
const worthwhile = 1000

/** Compresses a text; `quality` is brotli's, 0 to 11. */
export async function encode(identity: Buffer, quality: number): Promise<Encoded> {
  const etag = etagOf(identity)
  if (identity.length < worthwhile) return { identity, etag }
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzipped(identity),
  ])
  return { identity, br, gzip: gz, etag }
}

/** Weak, since the same content travels in several encodings. */
export const etagOf = (body: Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** The answer in the request's preferred encoding, or 304 when its ETag matches. */
export function respond(
  request: Request,
  encoded: Encoded,
  headers: Record<string, string>,
  status = 200,
): Response {
  const shared = { ...headers, ETag: encoded.etag, Vary: 'Accept-Encoding' }
  if (status === 200 && matches(request.headers.get('if-none-match'), encoded.etag))
    return new Response(null, { status: 304, headers: shared })
  const { encoding, body } = preferred(encoded, request.headers.get('accept-encoding'))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    status,
    headers: {
      ...shared,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
    },
  })
}

/** Whether an If-None-Match header names this ETag. */
export const matches = (header: string | null | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false

/** The body in the encoding that an Accept-Encoding header prefers. */
export function preferred(
  encoded: Encoded,
  header: string | null | undefined,
): { encoding: Encoding; body: Buffer } {
  for (const encoding of header ? orderOf(header) : []) {
    const body = encoded[encoding]
    if (body) return { encoding, body }
  }
  return { encoding: 'identity', body: encoded.identity }
}

type Compression = Exclude<Encoding, 'identity'>

/** Browsers send a handful of different headers. */
const orders = new LRUCache<string, readonly Compression[]>({ max: 200 })

/** The accepted encodings by weight, brotli before gzip; weight 0 refuses one (RFC 9110, 12.5.3). */
function orderOf(header: string): readonly Compression[] {
  const known = orders.get(header)
  if (known) return known
  const accepted = parseAccept(header)
  const weight = (name: string) =>
    (accepted.find(({ type }) => type.toLowerCase() === name) ?? accepted.find(isAny))?.q ?? 0
  const order = (['br', 'gzip'] as const)
    .filter((name) => weight(name) > 0)
    .sort((one, other) => weight(other) - weight(one))
  orders.set(header, order)
  return order
}

const isAny = ({ type }: { type: string }) => type === '*'
