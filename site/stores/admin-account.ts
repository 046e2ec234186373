import { atom } from 'nanostores'
import { credentialLengths } from '../../modules/admin/rules.ts'
import type { Account } from '../../modules/shared/contract/api.d.ts'
import { serverCode, serverText } from '../api-client.ts'
import { staffApi } from '../staff-api.ts'
import { accountTexts as texts } from '../text/admin/account.ts'
import { type Failure, failureOf, showFailure } from './admin-failure.ts'
import { adminToken } from './admin-token.ts'
import { showToast } from './toast.ts'

/** Who is logged in, once that was fetched, and why the last fetch failed. */
export const $account = atom<{ account: Account | null; failure: Failure | null }>({
  account: null,
  failure: null,
})

export async function loadAccount(): Promise<void> {
  try {
    $account.set({ account: await staffApi.account(), failure: null })
  } catch (error) {
    $account.set({ ...$account.get(), failure: failureOf(error) })
  }
}

export type PasswordChange = { oldPassword: string; newPassword: string }
export type PasswordProblems = Partial<Record<keyof PasswordChange, string>>

/** What is wrong with each field, as far as that can be told without the server. */
export function passwordProblems({ oldPassword, newPassword }: PasswordChange): PasswordProblems {
  const { least } = credentialLengths.newPassword
  return {
    ...(oldPassword === '' && { oldPassword: texts.missingOld }),
    ...([...newPassword].length < least
      ? { newPassword: texts.length(least) }
      : newPassword === oldPassword && { newPassword: texts.same }),
  }
}

/** Tells how it went; undefined when the password is changed, else what was wrong, by field where it is one's. */
export async function changePassword(
  change: PasswordChange,
): Promise<PasswordProblems | undefined> {
  try {
    await staffApi.changePassword(change.oldPassword, change.newPassword)
  } catch (error) {
    const code = serverCode(error)
    const text = serverText(error)
    if (text && (code === 'wrong_password' || code === 'too_many_requests'))
      return { oldPassword: text }
    showFailure(texts.changeFailed, error)
    return {}
  }
  showToast(texts.changed, texts.changedText)
  await loadAccount()
  return undefined
}

/** Ends all sessions of who is logged in, this one too; false when that failed. */
export async function logOutEverywhere(): Promise<boolean> {
  try {
    await staffApi.endSessions()
    adminToken.remove()
    return true
  } catch (error) {
    showFailure(texts.everywhereFailed, error)
    return false
  }
}
