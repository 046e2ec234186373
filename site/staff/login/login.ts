import { action } from '../../browser/action.ts'
import { adminToken } from '../../browser/admin-token.ts'
import {
  adminLoginPasswordMinLength,
  adminLoginUsernameMinLength,
  call,
} from '../../client/generated/admin/login.ts'
import { call as callLogout } from '../../client/generated/admin/logout.ts'
import { RequestError, serverText } from '../../client/request-error.ts'
import { forgetDrafts, ownDrafts } from './drafts.ts'
import { loginTexts as texts } from './text.ts'

export type Credentials = { username: string; password: string }
export type CredentialProblems = Partial<Record<keyof Credentials, string>>

/** The errors by field (specification, section 5). */
export function credentialProblems({ username, password }: Credentials): CredentialProblems {
  return {
    ...(username.length < adminLoginUsernameMinLength && { username: texts.shortUsername }),
    ...(password.length < adminLoginPasswordMinLength && { password: texts.shortPassword }),
  }
}

/** Logs in and stores the token; null after a success, else the error text. */
export const { run: logIn, $isRunning: $isLoggingIn } = action(
  async ({ username, password }: Credentials): Promise<string | null> => {
    const answer = await call('adminLogin', { body: { username, password } })
    if (!answer?.token) return texts.failed
    adminToken.set(answer.token)
    ownDrafts(username)
    return null
  },
  (error) => (isRefusal(error) ? (serverText(error) ?? texts.refused) : texts.failed),
)

/** The server refused the credentials, as opposed to being down or unreachable. */
const isRefusal = (error: unknown): boolean => error instanceof RequestError && error.status < 500

/** Logs out here, and ends the session on the server; a failure there changes nothing here. */
export function logOut(): void {
  // The page may be left before the answer arrives.
  void callLogout('adminLogout', { keepalive: true }).catch(() => undefined)
  adminToken.remove()
  forgetDrafts()
}
