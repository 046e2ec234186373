import { atom } from 'nanostores'
import { action } from '../../browser/action.ts'
import {
  call,
  unsubscribeNewsletterEmailMaxLength,
  unsubscribeNewsletterTokenMaxLength,
} from '../../client/generated/unsubscribe-newsletter.ts'
import { RequestError, serverText } from '../../client/request-error.ts'
import { showError, showToast } from '../../ui/toast/toast.ts'
import { stageOf } from './link-stage.ts'
import { unsubscribeTexts as texts } from './unsubscribe-text.ts'

/** The parameters of a mail's unsubscribe link: the recipient, and the shop's token that proves it. */
export type Leaver = { email: string; token?: string }

/** Reads the link's parameters; a token that is too long is dropped. */
export function leaverOf(parameters: URLSearchParams): Leaver {
  const token = parameters.get('token') ?? ''
  return {
    email: (parameters.get('email') ?? '').slice(0, unsubscribeNewsletterEmailMaxLength),
    ...(token && token.length <= unsubscribeNewsletterTokenMaxLength && { token }),
  }
}

const $isDone = atom(false)

const unsubscribing = action(
  async (email: string, from?: Leaver): Promise<void> => {
    const token = email === from?.email.trim() ? from.token : undefined
    await call('unsubscribeNewsletter', { body: { email, ...(token && { token }) } })
    $isDone.set(true)
    showToast(texts.done, texts.doneText)
  },
  (error) => {
    const isAnswered = error instanceof RequestError
    showError(
      texts.failed,
      isAnswered ? (serverText(error) ?? texts.failedText) : texts.networkText,
    )
  },
)

/**
 * Unsubscribes an address and shows a toast with the result; a failure returns to the form. The token is sent only with
 * the address of its link.
 */
export async function unsubscribe(typed: string, from?: Leaver): Promise<void> {
  const email = typed.trim()
  if (!email) return showError(texts.missing, texts.missingText)
  await unsubscribing.run(email, from)
}

/** The stage of the unsubscription (specification, section 5). */
export const $unsubscribing = stageOf(unsubscribing.$isRunning, $isDone)
