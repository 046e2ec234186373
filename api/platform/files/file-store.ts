import type { Files } from '../../../modules/shared/files.ts'
import { Problem } from '../../../modules/shared/problem.ts'
import { createFairSemaphore } from '../../../modules/shared/promises/semaphore/fair-semaphore.ts'
import { mostFileBytes, type Store, StoreAway } from './store.ts'

/** Whether a file of the shop may have this name. */
export const isFileName = (name: string): boolean => /^[a-z0-9][a-z0-9.-]*$/.test(name)

/** Calls to the store under way in a process, and that wait; the longest wait in ms. */
const calls = { atOnce: 20, mostWaiting: 200, longestWait: 5000 }

/** Files in a part of a list: what S3-compatible stores tell at once. */
const mostInPart = 1000

/** Seconds after which a visitor should retry when the store is away. */
const retryLater = 5

/** The files of the shop in a folder or an S3-compatible store. */
export function createFileStore(store: Store): Files {
  const withSlot = createFairSemaphore(calls)
  /** All calls count as those of one visitor, because a file's name does not tell whose it is. */
  const ask = <Result>(name: string, call: () => Promise<Result>): Promise<Result> => {
    if (!isFileName(name)) throw new Error(`'${name}' is not a valid file name`)
    return withSlot('files', call).catch(asProblem)
  }
  return {
    write: async (name, bytes) => {
      if (bytes.length > mostFileBytes) throw new Error(`'${name}' has ${bytes.length} bytes`)
      return ask(name, () => store.write(name, bytes))
    },
    read: async (name) => ask(name, () => store.read(name)),
    has: async (name) => ask(name, () => store.has(name)),
    remove: async (name) => ask(name, () => store.remove(name)),
    async *writtenBefore(time) {
      try {
        for await (const part of store.parts(mostInPart)) {
          const old = part.filter(({ name, changed }) => isFileName(name) && changed < time)
          if (old.length > 0) yield old.map(({ name }) => name)
        }
      } catch (error) {
        asProblem(error)
      }
    },
    async any() {
      for await (const [file] of store.parts(mostInPart)) if (file) return file.name
      return undefined
    },
  }
}

function asProblem(error: unknown): never {
  const isRefusedSlot = error instanceof Problem && error.code === 'unavailable'
  const cause = isRefusedSlot ? new StoreAway('Too many calls wait', 'file store: busy') : error
  if (!(cause instanceof StoreAway)) throw error
  throw new Problem('unavailable', { retryAfter: retryLater, cause })
}
