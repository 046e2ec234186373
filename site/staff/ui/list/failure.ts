import { isRejected } from '../../../client/request-error.ts'
import { paths } from '../../../paths.ts'
import { dashboardTexts as texts } from '../../../text/staff.ts'
import { showError } from '../../../ui/toast/toast.ts'

/** What the failure of a staff call is to the page. */
export type Failure = {
  /** The message that was raised (decisions). */
  message: string
  /** The server did not take the token. */
  isRejected: boolean
}

export const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  isRejected: isRejected(error),
})

/**
 * Tells of a failed staff call. There is no logout for a rejected token (specification, section 6), but a
 * link to the login page (decisions), in a new tab: this one keeps what was typed, and saves with the new token.
 */
export function showFailure(
  title: string,
  error: unknown,
  text: string = failureOf(error).message,
): void {
  const toLogin = { text: texts.toLogin, note: texts.inNewTab, href: paths.adminLogin() }
  showError(title, text, isRejected(error) ? toLogin : undefined)
}
