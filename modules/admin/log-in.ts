import { Problem } from '../shared/problem.ts'
import { rememberDevice } from './devices.ts'
import type { Sessions } from './sessions.ts'
import { type Attempt, type TryingPasswords, tryPassword } from './try-password.ts'

export type LoggingIn = TryingPasswords & { sessions: Sessions }

/**
 * The token of a new session, and the proof by which the next login recognises the device. Problems
 * invalid_credentials, too_many_requests.
 */
export async function logIn(
  dependencies: LoggingIn,
  attempt: Attempt,
): Promise<{ token: string; deviceProof: string }> {
  const administrator = await tryPassword(dependencies, attempt, 'signed_in')
  if (!administrator) throw new Problem('invalid_credentials')
  const deviceProof = await rememberDevice(dependencies, administrator, attempt.deviceProof)
  return { token: await dependencies.sessions.begin(administrator.id), deviceProof }
}
