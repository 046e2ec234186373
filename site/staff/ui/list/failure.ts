import { isRejected } from '../../../client/request-error.ts'
import { paths } from '../../../paths.ts'
import { staffTexts as texts } from '../../../text/staff.ts'
import { showError } from '../../../ui/toast/toast.ts'

/** The failure of a staff call, for the views. */
export type Failure = {
  /** The error's message: the operation's `x-failure` in openapi.yaml, if it has one. */
  message: string
  /** The server rejected the token. */
  isRejected: boolean
}

/** The failure that an error of a staff call means to a view. */
export const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  isRejected: isRejected(error),
})

/**
 * Shows a toast for a failed staff call. A rejected token causes no logout (specification, section 6), but a link to
 * the login page in a new tab: this one keeps unsaved input, and saves with the new token.
 */
export function showFailure(
  title: string,
  error: unknown,
  text: string = failureOf(error).message,
): void {
  const toLogin = { text: texts.toLogin, note: texts.inNewTab, href: paths.adminLogin() }
  showError(title, text, isRejected(error) ? toLogin : undefined)
}
