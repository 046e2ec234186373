import { atom } from 'nanostores'
import { call } from '../client/newsletter.ts'
import { RequestError, serverText } from '../client/request-error.ts'
import { newsletterFormTexts as texts } from '../text/newsletter.ts'
import { showError, showToast } from './toast.ts'

/** Where the sign-up is (specification, section 5). */
export const $signUp = atom<'form' | 'submitting' | 'done'>('form')

/** Subscribes an address; the name is optional. */
export const subscribe = (email: string, name: string) =>
  call('subscribeNewsletter', { body: { email, ...(name && { name }) } })

/** Signs up for the newsletter; a failure leaves the form as it is. */
export async function signUp(typedEmail: string, typedName: string): Promise<void> {
  const [email, name] = [typedEmail.trim(), typedName.trim()]
  if (!email) return showError(texts.missing, texts.missingText)
  $signUp.set('submitting')
  try {
    await subscribe(email, name)
  } catch (error) {
    $signUp.set('form')
    const text =
      error instanceof RequestError ? (serverText(error) ?? texts.failedText) : texts.networkText
    return showError(texts.failed, text)
  }
  $signUp.set('done')
  showToast(texts.welcome)
}
