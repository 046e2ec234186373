import { createHash, randomBytes } from 'node:crypto'
import type { Administrator } from '../shared/administrator.ts'
import type { Clock } from '../shared/clock.ts'
import type { Sql } from '../shared/transaction.ts'
import * as queries from './device-queries.ts'
import { loginMemory } from './login-limits.ts'

/** The devices that administrators signed in from (OWASP, "device cookies"). */
export type Devices = ReturnType<typeof createDevices>

/** The database knows only hashes: what lies there proves nothing. */
const idOf = (proof: string) => createHash('sha256').update(proof).digest('hex')

export function createDevices(clock: Clock) {
  return {
    /** The id of the device that has the proof, when who has the name signed in from it. */
    async known(
      sql: Sql,
      username: string,
      proof: string | undefined,
    ): Promise<string | undefined> {
      if (!proof) return undefined
      const id = idOf(proof)
      const since = new Date(clock().getTime() - loginMemory)
      return (await queries.isDeviceOf(sql, { id, username, since })) ? id : undefined
    },

    /**
     * What the device keeps after a login. A proof that is not the administrator's is never taken over:
     * somebody else may know it.
     */
    async remember(
      sql: Sql,
      { id: staffId, username }: Administrator,
      proof: string | undefined,
    ): Promise<string> {
      const isKnown = await this.known(sql, username, proof)
      const kept = (isKnown && proof) || randomBytes(32).toString('base64url')
      await queries.setDevice(sql, { id: idOf(kept), staffId, signedInAt: clock() })
      return kept
    },
  }
}
