import { atom } from 'nanostores'
import { readStored, writeStored } from '../browser/storage.ts'
import { call } from '../client/admin.ts'
import { serverText } from '../client/request-error.ts'
import { previewTexts as texts } from '../text/admin/campaigns.ts'
import { newsletterTexts } from '../text/admin/newsletter.ts'
import { $campaign, isComplete } from './admin-campaign.ts'
import { showFailure } from './admin-failure.ts'
import { isEmail } from './checkout-form.ts'
import { showError, showToast } from './toast.ts'

const key = 'campaign-test-address'

/** Where the last test went, in this browser; empty before the first. */
export function lastTestAddress(): string {
  const kept = readStored(key) ?? ''
  return isEmail(kept) ? kept : ''
}

export const $isTesting = atom(false)

/** Sends the campaign in the form to one address and tells how it went; what is wrong with the address is returned. */
export async function sendTest(typed: string): Promise<string | undefined> {
  if ($isTesting.get()) return undefined
  const email = typed.trim()
  if (!isEmail(email)) return texts.wrongEmail
  const campaign = $campaign.get()
  if (!isComplete(campaign)) {
    showError(newsletterTexts.missing, newsletterTexts.missingText)
    return undefined
  }
  writeStored(key, email)
  $isTesting.set(true)
  try {
    const { message } = await call('testCampaign', { body: { ...campaign, email } })
    showToast(texts.tested, message)
  } catch (error) {
    showFailure(texts.testFailed, error, serverText(error))
  } finally {
    $isTesting.set(false)
  }
  return undefined
}
