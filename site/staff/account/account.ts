import { action } from '../../browser/action.ts'
import { adminToken } from '../../browser/admin-token.ts'
import { resource } from '../../browser/resource.ts'
import { call, changePasswordNewPasswordMinLength } from '../../client/generated/admin/account.ts'
import { serverCode, serverText } from '../../client/request-error.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { failureOf, showFailure } from '../ui/list/failure.ts'
import { accountTexts as texts } from './text.ts'

/** The administrator who is logged in. */
export const { $loaded: $account, load: loadAccount } = resource(
  () => call('getAccount'),
  failureOf,
)

export type PasswordChange = { oldPassword: string; newPassword: string }
export type PasswordProblems = Partial<Record<keyof PasswordChange, string>>

/** The errors of the fields that can be found without the server. */
export function passwordProblems({ oldPassword, newPassword }: PasswordChange): PasswordProblems {
  const least = changePasswordNewPasswordMinLength
  return {
    ...(oldPassword === '' && { oldPassword: texts.missingOld }),
    ...([...newPassword].length < least
      ? { newPassword: texts.length(least) }
      : newPassword === oldPassword && { newPassword: texts.same }),
  }
}

/** Changes the password and shows a toast with the result; null after a success, else the errors by field. */
export const { run: changePassword, $isRunning: $isChangingPassword } = action(
  async ({ oldPassword, newPassword }: PasswordChange): Promise<PasswordProblems | null> => {
    await call('changePassword', { body: { oldPassword, newPassword } })
    showToast(texts.changed, texts.changedText)
    await loadAccount()
    return null
  },
  (error) => {
    const code = serverCode(error)
    const text = serverText(error)
    if (text && (code === 'wrong_password' || code === 'too_many_requests'))
      return { oldPassword: text }
    showFailure(texts.changeFailed, error)
    return {}
  },
)

/** Ends all sessions of the administrator, including this one; false after a failure. */
export const { run: logOutEverywhere } = action(
  async () => {
    await call('endSessions')
    adminToken.remove()
    return true
  },
  (error) => {
    showFailure(texts.everywhereFailed, error)
    return false
  },
)
