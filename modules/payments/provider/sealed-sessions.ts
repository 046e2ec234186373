import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { linkSecret } from '../../orders/index.ts'
import type { Pool, Sql } from '../../shared/transaction.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const authTagLength = 16

export type SealedSessions = ReturnType<typeof createSealedSessions>

/**
 * Session ids as an intent tells them: a session id shows a cart and an order to whoever has it, so the provider and staff
 * get a text that only the shop reads, by the secret of its links.
 */
export function createSealedSessions(pool: Pool) {
  let known: Buffer | undefined
  const secret = async (sql: Sql): Promise<Buffer> => {
    known ??= createHmac('sha256', await linkSecret(sql))
      .update('sessions of intents')
      .digest()
    return known
  }
  return {
    /** Always the same text for a session: an intent's fields may not change when its call is repeated. */
    async seal(session: string): Promise<string> {
      const key = await secret(pool)
      const nonce = createHmac('sha256', key).update(session).digest().subarray(0, nonceBytes)
      const sealing = createCipheriv(cipher, key, nonce, { authTagLength })
      const sealed = Buffer.concat([sealing.update(session, 'utf8'), sealing.final()])
      return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')
    },

    /** Undefined for a text that this shop has not sealed. A transaction that waits for the pool could wait for itself. */
    async open(sql: Sql, text: string): Promise<string | undefined> {
      const [key, bytes] = [await secret(sql), Buffer.from(text, 'base64url')]
      const start = nonceBytes + authTagLength
      if (bytes.length < start) return undefined
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
        authTagLength,
      })
      opening.setAuthTag(bytes.subarray(nonceBytes, start))
      try {
        return Buffer.concat([opening.update(bytes.subarray(start)), opening.final()]).toString()
      } catch {
        return undefined
      }
    },
  }
}
