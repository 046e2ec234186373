import { action } from '../../../browser/action.ts'
import { readStored, writeStored } from '../../../browser/storage.ts'
import { isEmail } from '../../../client/email.ts'
import { call } from '../../../client/generated/admin/campaign-test.ts'
import { serverText } from '../../../client/request-error.ts'
import { showError, showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { previewTexts as texts } from '../campaign-text.ts'
import { newsletterTexts } from '../text.ts'
import { $campaign, isComplete } from './campaign.ts'

const key = 'campaign-test-address'

/** The address of this browser's last test mail; empty before the first. */
export function lastTestAddress(): string {
  const kept = readStored(key) ?? ''
  return isEmail(kept) ? kept : ''
}

/**
 * Sends the form's campaign to one address and shows a toast with the result; returns the error of an invalid address.
 */
export const { run: sendTest, $isRunning: $isTesting } = action(
  async (typed: string): Promise<string | undefined> => {
    const email = typed.trim()
    if (!isEmail(email)) return texts.wrongEmail
    const campaign = $campaign.get()
    if (!isComplete(campaign)) {
      showError(newsletterTexts.missing, newsletterTexts.missingText)
      return undefined
    }
    writeStored(key, email)
    const { message } = await call('testCampaign', { body: { ...campaign, email } })
    showToast(texts.tested, message)
    return undefined
  },
  (error) => {
    showFailure(texts.testFailed, error, serverText(error))
    return undefined
  },
)
