import { atom } from 'nanostores'
import { api, RequestError, serverText } from '../api-client.ts'
import { unsubscribeTexts as texts } from '../text/unsubscribe.ts'
import { showError, showToast } from './toast.ts'

/** Where the unsubscribing is (specification, section 5). */
export const $unsubscribing = atom<'form' | 'submitting' | 'done'>('form')

/** Takes an address off the newsletter; a failure leads back to the form. */
export async function unsubscribe(typed: string): Promise<void> {
  const email = typed.trim()
  if (!email) return showError(texts.missing, texts.missingText)
  $unsubscribing.set('submitting')
  try {
    await api.unsubscribe(email)
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
