import { createHash } from 'node:crypto'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Address } from '../../settings/s3-address.ts'
import { mostFileBytes, StoreAway } from '../store.ts'

export type S3Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** None: the bucket itself. */
  name?: string
  query?: Record<string, string>
  body?: Uint8Array
}

/** `code` is the store's word for an error, such as NoSuchKey; HEAD has none. */
export type S3Answer = { status: number; code: string | undefined; bytes: Buffer }

/** Attempts of a call; ms before the second, doubled for each further one. */
const mostAttempts = 3
const firstBackoff = 100

/** Ms that the store has to begin its answer, and then to end it. A body has the time of a slow connection as well. */
const usualPatience = 5000
const bytesPerMs = 1000

/**
 * Calls to a bucket, addressed by path. A call that fails by the network, a time limit or the store's own fault is
 * repeated: all of them may be. Throws StoreAway when the last attempt has no answer.
 */
export function createS3Calls(
  { bucketUrl, region, accessKeyId, secretAccessKey }: S3Address,
  patience = usualPatience,
) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  return async (call: S3Call, attempts = mostAttempts): Promise<S3Answer> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await attempted(call).catch((error: unknown) => {
        if (attempt === attempts) throw away(call, error)
      })
      if (answer && (attempt === attempts || !isStoresFault(answer.status))) return answer
      // With jitter, so that the processes of a shop do not come back together.
      await pause(firstBackoff * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }

  async function attempted({ method, name, query, body }: S3Call): Promise<S3Answer> {
    // A signature does not know + as a space.
    const search = query ? `?${new URLSearchParams(query)}`.replaceAll('+', '%20') : ''
    const request = await client.sign(`${bucketUrl}${name ? `/${name}` : ''}${search}`, {
      method,
      // The store checks the bytes that arrive against their hash, so a damaged file is refused.
      headers: { 'x-amz-content-sha256': sha256(body) },
      ...(body && { body: new Uint8Array(body) }),
    })
    const limit = new AbortController()
    const late = () => limit.abort(new Error('did not answer in time'))
    let timer = setTimeout(late, patience + (body?.length ?? 0) / bytesPerMs)
    try {
      const response = await fetch(request, { signal: limit.signal, redirect: 'manual' })
      clearTimeout(timer)
      const length = Number(response.headers.get('content-length') ?? 0)
      timer = setTimeout(late, patience + length / bytesPerMs)
      const bytes = await bytesOf(response)
      const { status } = response
      return { status, bytes, code: status < 300 ? undefined : codeIn(bytes) }
    } finally {
      clearTimeout(timer)
    }
  }
}

export const isStoresFault = (status: number): boolean =>
  status >= 500 || status === 429 || status === 408

const sha256 = (body: Uint8Array | undefined) =>
  createHash('sha256')
    .update(body ?? '')
    .digest('hex')

async function bytesOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (body as ReadableStream<Uint8Array> | null) ?? []) {
    size += chunk.length
    if (size > mostFileBytes) throw new Error(`sent more than ${mostFileBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const codeIn = (bytes: Buffer) => /<Code>(\w{1,60})<\/Code>/.exec(bytes.toString('utf8'))?.[1]

function away({ method }: S3Call, error: unknown): StoreAway {
  const { message, cause } = error as Error
  const { code = message } = (cause ?? {}) as { code?: string }
  return new StoreAway(`The file store failed (${method}): ${code}`, `file store: ${code}`, error)
}
