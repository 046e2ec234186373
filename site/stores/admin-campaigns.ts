import { atom } from 'nanostores'
import type { Campaign } from '../../modules/shared/contract/api.d.ts'
import { staffApi } from '../staff-api.ts'
import { campaignTexts as texts } from '../text/admin/campaigns.ts'
import { $isSending } from './admin-campaign.ts'
import { showFailure } from './admin-failure.ts'
import { adminParts } from './admin-parts.ts'
import { showToast } from './toast.ts'

/** Ms between two looks at a campaign that is being sent. */
const rest = 2000

const list = adminParts<Campaign>({
  size: 10,
  largest: 50,
  load: (limit, cursor) => staffApi.campaigns({ limit, ...(cursor && { cursor }) }),
})

/** The campaigns that were sent, newest first. */
export const { $list: $campaigns, refetch: refetchCampaigns, showMore: showMoreCampaigns } = list

/** The campaigns that are being paused, resumed or cancelled. */
export const $steered = atom<readonly number[]>([])

export type Steering = 'sending' | 'paused' | 'cancelled'

/** Pauses, resumes or cancels a campaign and tells how it went; what the list shows is fetched anew when it failed. */
export async function steerCampaign(id: number, state: Steering): Promise<void> {
  if ($steered.get().includes(id)) return
  $steered.set([...$steered.get(), id])
  try {
    const campaign = await staffApi.steerCampaign(id, state)
    list.replace((one) => one.id === id, campaign)
    showToast(texts.steered[state])
  } catch (error) {
    showFailure(texts.steerFailed, error)
    await refetchCampaigns()
  } finally {
    $steered.set($steered.get().filter((one) => one !== id))
  }
}

/**
 * Fetches the campaigns, and again and again while one of them is being sent and somebody looks. A failure
 * ends that, until the page is looked at anew or the list is fetched for another reason. Returns what ends it.
 */
export function followCampaigns(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    clearTimeout(timer)
    const { items, isLoading, failure } = $campaigns.get()
    const isSending = items?.some(({ state }) => state === 'sending')
    if (isSending && !isLoading && !failure && !document.hidden)
      timer = setTimeout(() => void refetchCampaigns(), rest)
  }
  const lookAgain = () => {
    if (document.hidden) clearTimeout(timer)
    else void refetchCampaigns()
  }
  const stops = [
    $campaigns.listen(plan),
    $isSending.listen((isSending) => !isSending && void refetchCampaigns()),
  ]
  document.addEventListener('visibilitychange', lookAgain)
  void refetchCampaigns()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', lookAgain)
  }
}
