import type { Pool } from '../shared/transaction.ts'
import type { Devices } from './devices.ts'
import type { Sessions } from './sessions.ts'
import type { Attempt, TryPassword } from './try-password.ts'

type Dependencies = { sql: Pool; sessions: Sessions; devices: Devices; tryPassword: TryPassword }

export type LogIn = ReturnType<typeof logInStory>

/**
 * A new session's token, and the proof that the device keeps to be known at its next login; undefined for a wrong
 * name or password. Problem too_many_requests.
 */
export function logInStory({ sql, sessions, devices, tryPassword }: Dependencies) {
  return async (attempt: Attempt): Promise<{ token: string; deviceProof: string } | undefined> => {
    const administrator = await tryPassword(attempt, 'signed_in')
    if (!administrator) return undefined
    const deviceProof = await devices.remember(sql, administrator, attempt.deviceProof)
    return { token: await sessions.begin(administrator.id), deviceProof }
  }
}
