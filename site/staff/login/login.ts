import { action } from '../../browser/action.ts'
import { adminToken } from '../../browser/admin-token.ts'
import { call } from '../../client/admin.ts'
import { RequestError, serverText } from '../../client/request-error.ts'
import { forgetDrafts, ownDrafts } from './drafts.ts'
import { loginTexts as texts } from './text.ts'

export type Credentials = { username: string; password: string }
export type CredentialProblems = Partial<Record<keyof Credentials, string>>

/** What is wrong with each field (specification, section 5). */
export function credentialProblems({ username, password }: Credentials): CredentialProblems {
  return {
    ...(username.length < 3 && { username: texts.shortUsername }),
    ...(password.length < 6 && { password: texts.shortPassword }),
  }
}

/** Keeps the token of a successful login and answers null; else the text of what went wrong. */
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

/** The server said no, as against one that is down or cannot be reached. */
const isRefusal = (error: unknown): boolean => error instanceof RequestError && error.status < 500

/** Ends the session on the server as well; whether that works changes nothing here. */
export function logOut(): void {
  // The page may leave before the answer comes.
  void call('adminLogout', { keepalive: true }).catch(() => undefined)
  adminToken.remove()
  forgetDrafts()
}
