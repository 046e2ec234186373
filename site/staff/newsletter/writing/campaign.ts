import { atom, computed } from 'nanostores'
import { action } from '../../../browser/action.ts'
import { newKey } from '../../../browser/new-key.ts'
import { call } from '../../../client/generated/admin/send-campaign.ts'
import { serverCode, serverText } from '../../../client/request-error.ts'
import { shop } from '../../../text/shop-facts.ts'
import { showError, showToast } from '../../../ui/toast/toast.ts'
import { keptValues } from '../../ui/form/editor.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { newsletterTexts as texts } from '../text.ts'
import { type CampaignDraft, isBlank, keepDraft } from './campaign-draft.ts'
import { readDraft } from './read-draft.ts'

const empty: CampaignDraft = { subject: '', content: '', senderName: shop.domain }

/** The campaign in the form; this browser stores it until it is sent. */
export const { $form: $campaign, $isKept: $isKeptDraft } = keptValues<CampaignDraft>(
  readDraft(),
  empty,
  keepDraft,
)

/** Clears the form and its stored draft. */
export const discardDraft = (): void => $campaign.set(empty)

/** The form has no input that another text would overwrite. */
export const $isBlank = computed($campaign, isBlank)

/** The server's message of the last attempt, if it failed. */
export const $campaignProblem = atom<string | null>(null)

/** Whether the campaign has a subject and content; markup characters alone are no content (contract). */
export const isComplete = ({ subject, content }: CampaignDraft): boolean =>
  subject.trim() !== '' && /[^\s#*+_-]/.test(content)

/**
 * The idempotency key of this campaign's attempts, kept until one succeeds: an attempt whose answer was lost may have
 * reached the server, and must not send the mails twice. If the text was edited after such an attempt, the server
 * refuses it (idempotency_key_reused), and another press sends the new text.
 */
let key: string | undefined

const sending = action(
  async (campaign: CampaignDraft) => {
    $campaignProblem.set(null)
    key ??= newKey()
    const { message } = await call('sendCampaign', {
      body: campaign,
      headers: { 'idempotency-key': key },
    })
    key = undefined
    $campaign.set({ ...$campaign.get(), subject: '', content: '' })
    showToast(texts.sent, message)
  },
  (error) => {
    if (serverCode(error) === 'idempotency_key_reused') {
      key = undefined
      $campaignProblem.set(texts.earlierSentText)
      return showError(texts.earlierSent, texts.earlierSentText)
    }
    $campaignProblem.set(serverText(error) ?? null)
    showFailure(texts.sendFailed, error)
  },
)

/** Whether the campaign is being handed to the server; another press does nothing until then. */
export const $isSending = sending.$isRunning

/** Whether every field is filled in and no campaign is being sent. */
export const $canSend = computed(
  [$campaign, $isSending],
  (campaign, isSending) => isComplete(campaign) && !isSending,
)

/** Sends the campaign to all active subscribers and shows a toast with the result. */
export async function sendCampaign(): Promise<void> {
  const campaign = $campaign.get()
  if (!isComplete(campaign)) return showError(texts.missing, texts.missingText)
  await sending.run(campaign)
}
