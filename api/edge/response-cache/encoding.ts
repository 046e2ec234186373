import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGunzip,
  createGzip,
  gzip,
} from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A body in every encoding that a browser may accept. A large one has no `identity`, but `gzip`. */
export type Encoded = { identity?: Buffer; br?: Buffer; gzip?: Buffer; etag: string }

/** An encoding of a body; 'identity' is none. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes below which compression does not pay. */
const worthwhile = 1000
/**
 * Bytes above which a body is held compressed only. A page is three times as large uncompressed as in both other forms,
 * and few clients accept no compression.
 */
const mostIdentity = 50_000

/** Compresses a text; `quality` is brotli's, 0 to 11. */
export async function encode(text: Buffer, quality: number): Promise<Encoded> {
  const etag = etagOf(text)
  if (text.length < worthwhile) return { identity: apart(text), etag }
  const [br, gz] = await Promise.all([brotli(text, ofQuality(quality)), gzipped(text)])
  const packed = { br: apart(br), gzip: apart(gz), etag }
  return text.length > mostIdentity ? packed : { identity: apart(text), ...packed }
}

/** A copy in memory of its own: a body that is stored as part of a shared block would keep the whole block, 64 kB. */
const apart = (body: Uint8Array): Buffer => Buffer.from(new Uint8Array(body).buffer)

/** The same for a body that comes in parts. A large one is never in memory as a whole. */
export async function encodeStream(
  body: AsyncIterable<Uint8Array>,
  quality: number,
): Promise<Encoded> {
  const hash = createHash('sha256')
  const parts: Uint8Array[] = []
  let length = 0
  async function* noted() {
    for await (const part of body) {
      hash.update(part)
      length += part.length
      if (length <= mostIdentity) parts.push(part)
      yield part
    }
  }
  const source = Readable.from(noted())
  const [brotlied, gzipping] = [createBrotliCompress(ofQuality(quality)), createGzip()]
  const [br, gz] = await Promise.all([
    buffer(brotlied),
    buffer(gzipping),
    pipeline(source, brotlied),
    pipeline(source, gzipping),
  ])
  const etag = weakEtag(hash)
  if (length > mostIdentity) return { br, gzip: gz, etag }
  const identity = apart(Buffer.concat(parts))
  return length < worthwhile ? { identity, etag } : { identity, br, gzip: gz, etag }
}

const ofQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

export const etagOf = (body: Buffer): string => weakEtag(createHash('sha256').update(body))

/** Weak, since the same content travels in several encodings. */
const weakEtag = (hash: Hash): string => `W/"${hash.digest('base64url').slice(0, 22)}"`

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
  const chosen = preferred(encoded, request.headers.get('accept-encoding'))
  if (!chosen) return new Response(unpacked(request, encoded), { status, headers: shared })
  const { encoding, body } = chosen
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    status,
    headers: {
      ...shared,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
    },
  })
}

/** Whether an If-None-Match header names this ETag, compared weakly (RFC 9110, section 13.1.2). */
export const matches = (header: string | null | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim() === '*' || strong(one.trim()) === strong(etag)) ??
  false

const strong = (etag: string): string => etag.replace(/^W\//, '')

/** The body in the encoding that an Accept-Encoding header prefers; undefined for one that has to be unpacked. */
export function preferred(
  encoded: Encoded,
  header: string | null | undefined,
): { encoding: Encoding; body: Buffer } | undefined {
  for (const encoding of header ? orderOf(header) : []) {
    const body = encoded[encoding]
    if (body) return { encoding, body }
  }
  return encoded.identity && { encoding: 'identity', body: encoded.identity }
}

/** A body that is held compressed only, as the client takes it. */
function unpacked({ method }: Request, { gzip: packed }: Encoded): ReadableStream | null {
  if (method === 'HEAD' || !packed) return null
  return Readable.toWeb(Readable.from([packed]).pipe(createGunzip())) as ReadableStream
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
