import { createHmac, timingSafeEqual } from 'node:crypto'
import { Problem } from '../../shared/problem.ts'

/** Ms that a caller's clock may differ from ours, which is also the window for replays. */
const tolerance = 5 * 60_000

export type SignedCall = {
  id: string
  /** Seconds since 1970. */
  timestamp: string
  /** `v1,` and base64; several are separated by spaces. */
  signatures: string
  body: string
}

/**
 * Verifies a webhook call by the symmetric signatures of Standard Webhooks (standardwebhooks.com); the secret is
 * `whsec_` and base64. Problem invalid_signature, also for a timestamp outside the tolerance.
 */
export function judgeSignature(call: SignedCall, secret: string, now: Date): void {
  const { id, timestamp, signatures, body } = call
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const wanted = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  const isOurs = signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  const isNow = Math.abs(Number(timestamp) * 1000 - now.getTime()) <= tolerance
  if (!isOurs || !isNow) throw new Problem('invalid_signature')
}
