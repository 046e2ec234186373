import { atom } from 'nanostores'
import { call, maxLength } from '../client/newsletter.ts'
import { RequestError, serverText } from '../client/request-error.ts'
import { unsubscribeTexts as texts } from '../text/unsubscribe.ts'
import { showError, showToast } from './toast.ts'

/** Where the unsubscribing is (specification, section 5). */
export const $unsubscribing = atom<'form' | 'submitting' | 'done'>('form')

/** What a mail's link says: whom the mail went to, and the shop's own proof of that. */
export type Leaver = { email: string; token?: string }

const longest = maxLength.unsubscribeNewsletter

/** Reads the parameters of an address; a token that is too long is none. */
export function leaverOf(parameters: URLSearchParams): Leaver {
  const token = parameters.get('token') ?? ''
  return {
    email: (parameters.get('email') ?? '').slice(0, longest.email),
    ...(token && token.length <= longest.token && { token }),
  }
}

/**
 * Takes an address off the newsletter; a failure leads back to the form. The token goes along with the address
 * that it came with, and with no other.
 */
export async function unsubscribe(typed: string, from?: Leaver): Promise<void> {
  const email = typed.trim()
  if (!email) return showError(texts.missing, texts.missingText)
  $unsubscribing.set('submitting')
  const token = email === from?.email.trim() ? from.token : undefined
  try {
    await call('unsubscribeNewsletter', { body: { email, ...(token && { token }) } })
  } catch (error) {
    $unsubscribing.set('form')
    const answered = error instanceof RequestError
    return showError(
      texts.failed,
      answered ? (serverText(error) ?? texts.failedText) : texts.networkText,
    )
  }
  $unsubscribing.set('done')
  showToast(texts.done, texts.doneText)
}
