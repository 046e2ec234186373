import { atom } from 'nanostores'
import type { Account } from '../../modules/shared/contract/api.d.ts'
import { adminToken } from '../browser/admin-token.ts'
import { call, minLength } from '../client/admin.ts'
import { serverCode, serverText } from '../client/request-error.ts'
import { accountTexts as texts } from '../text/admin/account.ts'
import { type Failure, failureOf, showFailure } from './admin-failure.ts'
import { showToast } from './toast.ts'

/** Who is logged in, once that was fetched, and why the last fetch failed. */
export const $account = atom<{ account: Account | null; failure: Failure | null }>({
  account: null,
  failure: null,
})

export async function loadAccount(): Promise<void> {
  try {
    $account.set({ account: await call('getAccount'), failure: null })
  } catch (error) {
    $account.set({ ...$account.get(), failure: failureOf(error) })
  }
}

export type PasswordChange = { oldPassword: string; newPassword: string }
export type PasswordProblems = Partial<Record<keyof PasswordChange, string>>

/** What is wrong with each field, as far as that can be told without the server. */
export function passwordProblems({ oldPassword, newPassword }: PasswordChange): PasswordProblems {
  const least = minLength.changePassword.newPassword
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
    await call('changePassword', {
      body: { oldPassword: change.oldPassword, newPassword: change.newPassword },
    })
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
    await call('endSessions')
    adminToken.remove()
    return true
  } catch (error) {
    showFailure(texts.everywhereFailed, error)
    return false
  }
}
