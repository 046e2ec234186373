import { computed } from 'nanostores'
import type { Campaign } from '../../../../modules/shared/contract/api.d.ts'
import { action } from '../../../browser/action.ts'
import { keepTimed, readTimed, type Timed } from '../../../browser/kept-until.ts'
import { call, listCampaignsLimitMaximum } from '../../../client/generated/admin/campaigns.ts'
import { serverCode, serverText } from '../../../client/request-error.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { partedList } from '../../ui/list/parted-list.ts'
import { views } from '../../ui/list/views.ts'
import { campaignTexts as texts } from '../campaign-text.ts'
import { $campaign, $isBlank, $isSending } from '../writing/campaign.ts'

/** Polling intervals in ms: during sending, and otherwise, as other administrators may send. */
const rests = { sending: 2000, idle: 5000 }

/** The sent campaigns, newest first. */
export const campaignList = partedList({
  views: views({}, {}),
  fetch: (_filters, page) => call('listCampaigns', { query: page }),
  size: 10,
  largest: listCampaignsLimitMaximum,
})

export const { $loaded: $campaigns, refetch: refetchCampaigns } = campaignList

/** One call at a time per campaign; a failure refetches the list. */
const steering = action(
  (_id: number, steer: () => Promise<void>) => steer(),
  async (error) => {
    showFailure(texts.steerFailed, error, isStarted(error) ? serverText(error) : undefined)
    await refetchCampaigns()
  },
  (id) => id,
)

const isStarted = (error: unknown) => serverCode(error) === 'campaign_started'

/** Ids of the campaigns that are being paused, resumed or cancelled. */
export const $steered = steering.$running

export type Steering = 'sending' | 'paused' | 'cancelled'

/** Pauses, resumes or cancels a campaign and shows a toast with the result; `unsure` as in the contract. */
export const steerCampaign = (id: number, state: Steering, unsure = false): Promise<void> =>
  steering.run(id, async () => {
    const campaign = await call('steerCampaign', {
      path: { id },
      body: { state, ...(unsure && { unsure }) },
    })
    campaignList.replace((one) => one.id === id, campaign)
    showToast(texts.steered[state])
  })

/** Withdraws a campaign before its start, and returns its text to the form unless that has input. */
export const withdrawCampaign = (id: number): Promise<void> =>
  steering.run(id, async () => {
    const isBack = await takeBack(id)
    showToast(texts.withdrawn, isBack ? texts.textIsBack : texts.textIsInList)
  })

/** Puts the text of a withdrawn campaign into the blank form. */
export const reuseCampaign = (id: number): Promise<void> =>
  steering.run(id, async () => {
    if (await takeBack(id)) showToast(texts.reused)
  })

/** Resolves with whether the text was put into the form. */
async function takeBack(id: number): Promise<boolean> {
  const { content = '', ...campaign } = await call('steerCampaign', {
    path: { id },
    body: { state: 'withdrawn' },
  })
  campaignList.replace((one) => one.id === id, campaign)
  if (!$isBlank.get()) return false
  $campaign.set({ subject: campaign.subject, content, senderName: campaign.senderName })
  return true
}

/**
 * Polls the campaigns while the page is visible. A failure stops the polling until the page becomes visible again or
 * the list is refetched for another reason. Returns the function that ends it.
 */
export function followCampaigns(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    clearTimeout(timer)
    const { value, isLoading, failure } = $campaigns.get()
    const isSending = value?.items.some(({ state }) => state === 'sending')
    const rest = isSending ? rests.sending : rests.idle
    if (!isLoading && !failure && !document.hidden)
      timer = setTimeout(() => void refetchCampaigns(), rest)
  }
  const followVisibility = () => {
    if (document.hidden) clearTimeout(timer)
    else void refetchCampaigns()
  }
  const stops = [
    $campaigns.listen(plan),
    $isSending.listen((isSending) => !isSending && void refetchCampaigns()),
  ]
  document.addEventListener('visibilitychange', followVisibility)
  void refetchCampaigns()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', followVisibility)
  }
}

/** A campaign that can be withdrawn until `end` (ms since 1970, by this browser's clock). */
export type WaitingCampaign = Campaign & { end: number }

let waiting: readonly WaitingCampaign[] = []

const waitingKey = 'adminWaitingCampaigns'
/** The longest wait in ms that is accepted from storage: the limit of the setting CAMPAIGN_DELAY_SECONDS. */
const longestWait = 600_000

/** Fetches the campaigns if a stored one waited for its start before the reload. */
export function resumeWaiting(): void {
  const isWaiting = readTimed<Timed>(waitingKey, longestWait, () => true).length > 0
  if (isWaiting && !$campaigns.get().value) void refetchCampaigns()
}

/** The campaigns that wait for their start; the duration of a slow answer does not prolong the wait. */
export const $waitingCampaigns = computed($campaigns, ({ value }): readonly WaitingCampaign[] => {
  waiting = (value?.items ?? [])
    .filter(({ state, startsIn }) => state === 'sending' && startsIn > 0)
    .map((campaign) => {
      const before = waiting.find(({ id }) => id === campaign.id)?.end ?? Number.POSITIVE_INFINITY
      return { ...campaign, end: Math.min(Date.now() + campaign.startsIn, before) }
    })
  if (value)
    keepTimed(
      waitingKey,
      waiting.map(({ end }) => ({ until: end })),
    )
  return waiting
})
