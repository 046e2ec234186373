import type { S3Address } from '../../settings/s3-address.ts'
import { type Store, StoreAway, StoreRefusal } from '../store.ts'
import { createS3Calls, isStoresFault, type S3Answer } from './s3-calls.ts'
import { readS3List, type S3List } from './s3-list.ts'

/**
 * Files in a bucket of an S3-compatible store. The keys have to allow reading, writing, deleting and listing. `patience`
 * is for tests: ms that the store has to answer.
 */
export function createS3Store(address: S3Address, patience?: number): Store {
  const call = createS3Calls(address, patience)
  return {
    async prepare() {
      // Listing needs a right of its own, and its refusal says why.
      const answer = await call({ method: 'GET', query: listQuery(1) }, 1)
      if (answer.status === 200 && readS3List(answer.bytes.toString('utf8'))) return
      if (isStoresFault(answer.status)) throw unexpected(answer)
      throw new StoreRefusal(refusalText(address, answer))
    },
    async write(name, body) {
      const answer = await call({ method: 'PUT', name, body })
      if (answer.status >= 300) throw unexpected(answer)
    },
    async read(name) {
      const answer = await call({ method: 'GET', name })
      if (answer.status === 200) return answer.bytes
      if (isMissingFile(answer)) return undefined
      throw unexpected(answer)
    },
    async has(name) {
      const { status, ...answer } = await call({ method: 'HEAD', name })
      if (status === 200 || status === 404) return status === 200
      throw unexpected({ status, ...answer })
    },
    async remove(name) {
      const answer = await call({ method: 'DELETE', name })
      if (answer.status >= 300 && !isMissingFile(answer)) throw unexpected(answer)
    },
    async *parts(most) {
      let token: string | undefined
      do {
        const list = await partAfter(token, most)
        // A store that gives the same token again would never end.
        if (list.next && list.next === token) throw new Error('The file store repeats its list')
        token = list.next
        yield list.files
      } while (token)
    },
  }

  async function partAfter(token: string | undefined, most: number): Promise<S3List> {
    const answer = await call({ method: 'GET', query: listQuery(most, token) })
    const list = answer.status === 200 ? readS3List(answer.bytes.toString('utf8')) : undefined
    if (!list) throw unexpected(answer)
    return list
  }
}

const listQuery = (most: number, token?: string) => ({
  'list-type': '2',
  'max-keys': String(most),
  ...(token && { 'continuation-token': token }),
})

/** A missing bucket is no missing file. */
const isMissingFile = ({ status, code }: S3Answer) => status === 404 && code !== 'NoSuchBucket'

const unexpected = ({ status, code }: S3Answer) => {
  const reason = code ?? `status ${status}`
  return new StoreAway(`The file store refused: ${reason}`, `file store: ${reason}`)
}

function refusalText({ bucket, region }: S3Address, { status, code }: S3Answer): string {
  const reason = code ?? `status ${status}`
  if (code === 'NoSuchBucket') return `the bucket ${bucket} is missing`
  if (status === 403 || status === 401)
    return `the store refuses the keys for the bucket ${bucket} (${reason})`
  if (status >= 300 && status < 400) return `the bucket ${bucket} is not in the region ${region}`
  return `the store does not list the bucket ${bucket} (${reason})`
}
