import { atom } from 'nanostores'
import { call } from '../client/admin.ts'
import { previewTexts as texts } from '../text/admin/campaigns.ts'
import { shop } from '../text/shop-facts.ts'
import { $campaign, type Campaign } from './admin-campaign.ts'
import { type Failure, failureOf } from './admin-failure.ts'

/** Ms without a letter after which the mail is drawn. */
const pause = 400

type Preview = {
  /** The mail that the campaign last was; null without content. */
  mail: { html: string; text: string } | null
  isLoading: boolean
  failure: Failure | null
}

const nothing: Preview = { mail: null, isLoading: false, failure: null }

/** The mail that the campaign in the form would be. */
export const $preview = atom<Preview>(nothing)

let latest = 0

/** Draws the mail as it is now; an answer that a later call overtook is dropped. */
export async function drawPreview(): Promise<void> {
  latest += 1
  const asked = latest
  const campaign = $campaign.get()
  if (campaign.content.trim() === '') return $preview.set(nothing)
  $preview.set({ ...$preview.get(), isLoading: true })
  try {
    const mail = await call('previewCampaign', { body: withoutGaps(campaign) })
    if (asked === latest) $preview.set({ mail, isLoading: false, failure: null })
  } catch (error) {
    if (asked === latest)
      $preview.set({ ...$preview.get(), isLoading: false, failure: failureOf(error) })
  }
}

/** A mail can be looked at before it has a subject. */
const withoutGaps = ({ subject, content, senderName }: Campaign): Campaign => ({
  subject: subject.trim() || texts.noSubject,
  content,
  senderName: senderName.trim() || shop.domain,
})

/** Draws the mail now and shortly after each change of the campaign. Returns what ends that. */
export function followCampaign(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = $campaign.listen(() => {
    clearTimeout(timer)
    timer = setTimeout(() => void drawPreview(), pause)
  })
  void drawPreview()
  return () => {
    clearTimeout(timer)
    stop()
  }
}
