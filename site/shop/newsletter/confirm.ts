import { atom } from 'nanostores'
import { action } from '../../browser/action.ts'
import { call, confirmNewsletterTokenMaxLength } from '../../client/generated/confirm-newsletter.ts'
import { RequestError, serverText } from '../../client/request-error.ts'
import { showError } from '../../ui/toast/toast.ts'
import { confirmTexts as texts } from './confirm-text.ts'
import { stageOf } from './link-stage.ts'

/** The token of a mail's confirmation link; undefined for a link that lost its end. */
export function confirmationTokenOf(parameters: URLSearchParams): string | undefined {
  const token = parameters.get('token') ?? ''
  return token.length <= confirmNewsletterTokenMaxLength && /^[\w-]+$/.test(token)
    ? token
    : undefined
}

const $isDone = atom(false)

const confirming = action(
  async (token: string): Promise<void> => {
    await call('confirmNewsletter', { body: { token } })
    $isDone.set(true)
  },
  (error) => {
    const isAnswered = error instanceof RequestError
    showError(texts.failed, (isAnswered && serverText(error)) || texts.networkText)
  },
)

/** Confirms the sign-up of the link. A failure shows a toast and returns to the button. */
export const confirm = (token: string): Promise<void> => confirming.run(token)

/** The stage of the confirmation. */
export const $confirming = stageOf(confirming.$isRunning, $isDone)
