import { beforeEach, expect, test, vi } from 'vitest'
import { type Answer, fakePage, openAsStaff } from '../../../testing/browser.ts'
import { campaign } from '../../../testing/campaign.ts'

beforeEach(() => void vi.useFakeTimers())

async function open(answer: Answer) {
  const { $toast, bodies } = await openAsStaff(answer)
  const setHidden = fakePage()
  return {
    ...(await import('./campaigns.ts')),
    $toast,
    fetches: () => bodies('GET').length,
    setHidden(hidden: boolean) {
      setHidden(hidden)
      return vi.advanceTimersByTimeAsync(0)
    },
  }
}

test('campaigns are polled every 2 s during sending, every 5 s otherwise, and only while the page is visible', async () => {
  let left = 75
  const { followCampaigns, $campaigns, fetches, setHidden } = await open(() => [
    campaign(1, { left, state: left > 0 ? 'sending' : 'done' }),
  ])
  const stop = followCampaigns()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetches()).toBe(1)
  await vi.advanceTimersByTimeAsync(4000)
  expect(fetches()).toBe(3)
  await setHidden(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetches()).toBe(3)
  left = 0
  await setHidden(false)
  expect($campaigns.get().value?.items?.[0]).toMatchObject({ left: 0, state: 'done' })
  expect(fetches()).toBe(4)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetches()).toBe(6)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetches()).toBe(6)
})

test('polling stops without a follower, or after a failure', async () => {
  let isUp = true
  const { followCampaigns, $campaigns, fetches } = await open(() => (isUp ? [campaign(1)] : 500))
  const stop = followCampaigns()
  await vi.advanceTimersByTimeAsync(0)
  isUp = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetches()).toBe(2)
  expect($campaigns.get().value?.items).toHaveLength(1)
  expect($campaigns.get().failure?.message).toBe('Failed to fetch campaigns')
  isUp = true
  stop()
  followCampaigns()()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetches()).toBe(3)
})

test('a campaign is paused once, and shown in the state of the answer', async () => {
  const { refetchCampaigns, steerCampaign, $campaigns, $steered, $toast } = await open(
    ({ method }) =>
      method === 'PATCH' ? campaign(2, { state: 'paused' }) : [campaign(2), campaign(1)],
  )
  await refetchCampaigns()
  const steering = Promise.all([steerCampaign(2, 'paused'), steerCampaign(2, 'paused')])
  expect($steered.get()).toEqual([2])
  await steering
  expect($campaigns.get().value?.items?.map(({ state }) => state)).toEqual(['paused', 'sending'])
  expect($steered.get()).toEqual([])
  expect($toast.get()).toMatchObject({ title: 'Kampanjen er satt på pause' })
})

test('a campaign that ended concurrently is reported and shown', async () => {
  let state: 'sending' | 'done' = 'sending'
  const { refetchCampaigns, steerCampaign, $campaigns, $toast } = await open(({ method }) => {
    if (method === 'GET') return [campaign(1, { state })]
    state = 'done'
    return Response.json({ error: 'Ferdig', code: 'campaign_finished' }, { status: 422 })
  })
  await refetchCampaigns()
  await steerCampaign(1, 'cancelled')
  expect($campaigns.get().value?.items?.[0]?.state).toBe('done')
  expect($toast.get()).toMatchObject({
    title: 'Feil ved endring av kampanjen',
    text: 'Failed to update campaign',
    tone: 'destructive',
  })
})

test('older campaigns load in pages, and stay after a refetch', async () => {
  const all = Array.from({ length: 60 }, (_none, index) => campaign(60 - index, { state: 'done' }))
  const { refetchCampaigns, campaignList, $campaigns } = await open((_call, query) => {
    const start = Number(query.cursor ?? 0)
    const end = start + Number(query.limit)
    const headers = end < all.length ? { 'x-next-cursor': String(end) } : {}
    return Response.json(all.slice(start, end), { headers })
  })
  await refetchCampaigns()
  expect($campaigns.get().value?.items).toHaveLength(10)
  for (const length of [20, 30, 40, 50, 60]) {
    await campaignList.showMore()
    expect($campaigns.get().value?.items).toHaveLength(length)
  }
  await refetchCampaigns()
  expect($campaigns.get().value?.items?.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  expect($campaigns.get().value?.nextCursor).toBeUndefined()
})

test('a campaign waits for its start as long as the server says, without the duration of a slow answer', async () => {
  let startsIn = 15_000
  const { refetchCampaigns, $waitingCampaigns } = await open(() => [campaign(1, { startsIn })])
  const began = Date.now()
  await refetchCampaigns()
  expect($waitingCampaigns.get()).toMatchObject([{ id: 1, end: began + 15_000 }])
  await vi.advanceTimersByTimeAsync(4000)
  startsIn = 14_000
  await refetchCampaigns()
  expect($waitingCampaigns.get()).toMatchObject([{ end: began + 15_000 }])
  startsIn = 0
  await refetchCampaigns()
  expect($waitingCampaigns.get()).toEqual([])
})

const withdrawn = { ...campaign(1, { state: 'withdrawn' }), content: 'Nye patcher' }

test('a withdrawn campaign does not overwrite the form, and can be put there later', async () => {
  const { withdrawCampaign, reuseCampaign, $toast } = await open(() => withdrawn)
  const { $campaign, discardDraft } = await import('../writing/campaign.ts')
  $campaign.setKey('content', 'Den neste')
  await withdrawCampaign(1)
  expect($campaign.get()).toMatchObject({ subject: '', content: 'Den neste' })
  expect($toast.get()?.text).toMatch(/kan hentes i kampanjelisten/)
  discardDraft()
  await reuseCampaign(1)
  expect($campaign.get()).toMatchObject({ subject: 'Kampanje 1', content: 'Nye patcher' })
})

test('a campaign that has started by then shows the server’s message', async () => {
  const { withdrawCampaign, $toast } = await open(({ method }) =>
    method === 'GET'
      ? [campaign(1)]
      : Response.json({ error: 'I gang', code: 'campaign_started' }, { status: 422 }),
  )
  await withdrawCampaign(1)
  expect($toast.get()).toMatchObject({ text: 'I gang', tone: 'destructive' })
})

test('a reload fetches a campaign that waits for its start, and makes no call without one', async () => {
  const answer = () => [campaign(1, { state: 'sending', startsIn: 15_000 })]
  const { resumeWaiting, $waitingCampaigns, refetchCampaigns, fetches } = await open(answer)
  $waitingCampaigns.listen(() => undefined)
  resumeWaiting()
  expect(fetches()).toBe(0)
  await refetchCampaigns()
  const reload = async () => {
    vi.resetModules()
    const page = await import('./campaigns.ts')
    page.$waitingCampaigns.listen(() => undefined)
    page.resumeWaiting()
    await vi.advanceTimersByTimeAsync(0)
    return page.$waitingCampaigns.get()
  }
  expect(await reload()).toMatchObject([{ id: 1 }])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await reload()).toEqual([])
})
