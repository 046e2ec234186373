import { atom, computed } from 'nanostores'
import { action } from '../../browser/action.ts'
import { call } from '../../client/generated/subscribe-newsletter.ts'
import { RequestError, serverText } from '../../client/request-error.ts'
import { showError, showToast } from '../../ui/toast/toast.ts'
import { newsletterFormTexts as texts } from './text.ts'

/** Subscribes an address; the name is optional. */
export const subscribe = (email: string, name: string) =>
  call('subscribeNewsletter', { body: { email, ...(name && { name }) } })

const $isSignedUp = atom(false)

const signing = action(
  async (email: string, name: string): Promise<void> => {
    await subscribe(email, name)
    $isSignedUp.set(true)
    showToast(texts.welcome)
  },
  (error) => {
    const isAnswered = error instanceof RequestError
    showError(
      texts.failed,
      isAnswered ? (serverText(error) ?? texts.failedText) : texts.networkText,
    )
  },
)

/** Subscribes the typed address and shows a toast with the result; a failure keeps the form. */
export async function signUp(typedEmail: string, typedName: string): Promise<void> {
  const [email, name] = [typedEmail.trim(), typedName.trim()]
  if (!email) return showError(texts.missing, texts.missingText)
  await signing.run(email, name)
}

/** The stage of the sign-up (specification, section 5). */
export const $signUp = computed([signing.$isRunning, $isSignedUp], (isRunning, isSignedUp) =>
  isSignedUp ? 'done' : isRunning ? 'submitting' : 'form',
)
