import { atom, computed, map } from 'nanostores'
import { serverCode, serverText } from '../api-client.ts'
import { staffApi } from '../staff-api.ts'
import { newsletterTexts as texts } from '../text/admin/newsletter.ts'
import { shop } from '../text/shop-facts.ts'
import { showFailure } from './admin-failure.ts'
import { newKey } from './new-key.ts'
import { showError, showToast } from './toast.ts'

export type Campaign = { subject: string; content: string; senderName: string }

/** The campaign that is being written. */
export const $campaign = map<Campaign>({ subject: '', content: '', senderName: shop.domain })

export const $isSending = atom(false)

/** What the server said of the last attempt, if that failed. */
export const $campaignProblem = atom<string | null>(null)

/** Marks alone are no content (contract). */
export const isComplete = ({ subject, content }: Campaign): boolean =>
  subject.trim() !== '' && /[^\s#*+_-]/.test(content)

export const $canSend = computed(
  [$campaign, $isSending],
  (campaign, isSending) => isComplete(campaign) && !isSending,
)

/**
 * The key of this campaign's attempts, kept until one succeeds: an attempt whose answer was lost
 * may have reached the server, and the next one must not send the mails again. Of a text that was edited
 * after such an attempt the server says so (idempotency_key_reused), and whoever still wants it sent presses once more.
 */
let key: string | undefined

/** Sends the campaign to all active subscribers and tells how it went. */
export async function sendCampaign(): Promise<void> {
  const campaign = $campaign.get()
  if ($isSending.get()) return
  if (!isComplete(campaign)) return showError(texts.missing, texts.missingText)
  $isSending.set(true)
  $campaignProblem.set(null)
  key ??= newKey()
  try {
    const { message } = await staffApi.sendCampaign(campaign, key)
    key = undefined
    $campaign.set({ ...$campaign.get(), subject: '', content: '' })
    showToast(texts.sent, message)
  } catch (error) {
    if (serverCode(error) === 'idempotency_key_reused') {
      key = undefined
      $campaignProblem.set(texts.earlierSentText)
      return showError(texts.earlierSent, texts.earlierSentText)
    }
    $campaignProblem.set(serverText(error) ?? null)
    showFailure(texts.sendFailed, error)
  } finally {
    $isSending.set(false)
  }
}
