import { LRUCache } from 'lru-cache'
import { Problem } from '../../shared/problem.ts'

/** Refused attempts that a process remembers, and addresses. */
const mostRemembered = 10_000

/** A name with which, and the place from where, a login is attempted. */
export type Asked = {
  username: string
  /** The network of the address, once it is remembered or counted. */
  address: string
  /** The device proof of an earlier login. */
  deviceProof?: string | undefined
}

export type RefusedLogins = ReturnType<typeof createRefusedLogins>

/**
 * Remembers how long attempts are refused, so that their repetitions cost the database nothing. A known device is exempt
 * from the limit of its address, and only the database knows devices: an attempt with a proof is remembered by itself.
 */
export function createRefusedLogins() {
  let until = new LRUCache<string, number>({ max: mostRemembered })

  return {
    /** Problem too_many_requests for an attempt that is known to be refused. */
    refuse(asked: Asked, now: Date): void {
      const ends = keysOf(asked).map((key) => until.get(key) ?? 0)
      const wait = Math.max(...ends) - now.getTime()
      if (wait > 0) throw tooMany(wait)
    },
    /**
     * Returns a function that remembers an attempt as refused for `wait` ms, and its address for `ofAddress` ms. It does
     * nothing after `clear`: what was read before may no longer hold.
     */
    remembering() {
      const remembered = until
      return (
        asked: Asked,
        now: Date,
        { wait, ofAddress }: { wait: number; ofAddress: number },
      ) => {
        const [own, address] = keysOf(asked)
        remembered.set(own, now.getTime() + wait)
        if (address) remembered.set(address, now.getTime() + ofAddress)
      }
    },
    /** Forgets all, after a right password: an attempt that was under way no longer counts as refused. */
    clear(): void {
      until = new LRUCache({ max: mostRemembered })
    },
  }
}

/** The Problem for an attempt that has to wait, in ms. */
export const tooMany = (wait: number): Problem =>
  new Problem('too_many_requests', { retryAfter: Math.ceil(wait / 1000) })

/** The key of the attempt, and that of its address unless it names a device. */
const keysOf = ({ username, address, deviceProof }: Asked): [string] | [string, string] => {
  const own = JSON.stringify([address, username, deviceProof])
  return deviceProof ? [own] : [own, address]
}
