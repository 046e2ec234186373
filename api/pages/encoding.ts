import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A body in every encoding that a browser may accept. */
export type Encoded = { identity: Buffer; br?: Buffer; gzip?: Buffer; etag: string }

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
  const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? '', encoded)
  const body = (encoding && encoded[encoding]) || encoded.identity
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    status,
    headers: {
      ...shared,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
    },
  })
}

/** The accepted encoding with the highest weight, brotli before gzip; weight 0 refuses one (RFC 9110, 12.5.3). */
function preferredEncoding(header: string, encoded: Encoded): 'br' | 'gzip' | undefined {
  const accepted = parseAccept(header)
  const weight = (name: string) =>
    (accepted.find(({ type }) => type.toLowerCase() === name) ?? accepted.find(isAny))?.q ?? 0
  const [best] = (['br', 'gzip'] as const)
    .filter((form) => encoded[form] && weight(form) > 0)
    .sort((one, other) => weight(other) - weight(one))
  return best
}

const isAny = ({ type }: { type: string }) => type === '*'

const matches = (header: string | null, etag: string) =>
  header?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false
