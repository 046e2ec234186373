import { resource } from '../../../browser/resource.ts'
import { debounce } from '../../../browser/timing/debounce.ts'
import { call } from '../../../client/generated/admin/campaign-preview.ts'
import { shop } from '../../../text/shop-facts.ts'
import { failureOf } from '../../ui/list/failure.ts'
import { previewTexts as texts } from '../campaign-text.ts'
import { $campaign } from './campaign.ts'
import type { CampaignDraft } from './campaign-draft.ts'

/** Debounce of typing in ms. */
const pause = 400

const preview = resource(
  (campaign: CampaignDraft) => call('previewCampaign', { body: withoutGaps(campaign) }),
  failureOf,
)

/** The rendered mail of the form's campaign; none without content. */
export const $preview = preview.$loaded

/** Renders the current campaign. */
export async function drawPreview(): Promise<void> {
  const campaign = $campaign.get()
  if (campaign.content.trim() === '') preview.reset()
  else await preview.load(campaign)
}

/** A preview needs no subject. */
const withoutGaps = ({ subject, content, senderName }: CampaignDraft): CampaignDraft => ({
  subject: subject.trim() || texts.noSubject,
  content,
  senderName: senderName.trim() || shop.domain,
})

/** Renders the mail now and after each change of the campaign, debounced. Returns the function that ends it. */
export function followCampaign(): () => void {
  const redraw = debounce(pause, () => void drawPreview())
  const stop = $campaign.listen(() => redraw())
  void drawPreview()
  return () => {
    redraw.cancel()
    stop()
  }
}
