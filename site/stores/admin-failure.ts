import { isRejected } from '../api-client.ts'
import { showError } from './toast.ts'

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

/** Tells of a failed staff call; there is no logout for a rejected token (specification, section 6). */
export function showFailure(title: string, error: unknown): void {
  showError(title, failureOf(error).message)
}
