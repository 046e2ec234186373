import { expect, test } from 'vitest'
import { openAsStaff } from '../../../testing/browser.ts'

const draft = { subject: 'Mai', content: 'Nye patcher', senderName: 'Kari' }

async function open(kept: Record<string, string> = {}) {
  const answer = { token: 'x'.repeat(32), message: 'Sendt' }
  const { storage } = await openAsStaff(() => answer, kept)
  return {
    ...(await import('./campaign.ts')),
    ...(await import('../../login/login.ts')),
    draft: () => storage.getItem('campaignDraft'),
  }
}

test('a draft is restored after a reload, and marked as such until it is edited', async () => {
  const first = await open()
  first.$campaign.set(draft)
  const again = await open({ campaignDraft: first.draft() ?? '' })
  expect(again.$campaign.get()).toEqual(draft)
  expect(again.$isKeptDraft.get()).toBe(true)
  again.$campaign.setKey('subject', 'Juni')
  expect(again.$isKeptDraft.get()).toBe(false)
})

test.each([
  ['sent', async ({ sendCampaign }) => sendCampaign()],
  ['discarded', async ({ discardDraft }) => discardDraft()],
  ['of somebody who logs out', async ({ logOut }) => logOut()],
  [
    'of another administrator',
    async ({ logIn }) => void (await logIn({ username: 'ola', password: 'hemmelig' })),
  ],
] satisfies [string, (page: Awaited<ReturnType<typeof open>>) => Promise<void>][])(
  'a draft that is %s is forgotten',
  async (_name, end) => {
    const page = await open({ campaignDraft: JSON.stringify(draft), adminName: 'kari' })
    await end(page)
    expect(page.draft()).toBeNull()
  },
)

test('a draft survives a login of the same administrator, for example after the session expired', async () => {
  const page = await open({ campaignDraft: JSON.stringify(draft), adminName: 'kari' })
  await page.logIn({ username: 'kari', password: 'hemmelig' })
  expect(page.draft()).not.toBeNull()
})

test.each([
  'x',
  'null',
  '[]',
  '{"subject":1,"content":"a","senderName":"b"}',
  JSON.stringify({ ...draft, content: 'a'.repeat(20_001) }),
  JSON.stringify({ ...draft, subject: ' ', content: '' }),
])('a damaged draft %# is none', async (campaignDraft) => {
  const { $campaign, $isKeptDraft } = await open({ campaignDraft })
  expect($campaign.get()).toMatchObject({ subject: '', content: '' })
  expect($isKeptDraft.get()).toBe(false)
})

test('unsaved forms and tracking numbers are removed with the draft, and survive a login of the same administrator', async () => {
  const page = await open({ adminName: 'kari' })
  const { keepForm, keptForm } = await import('../../ui/form/kept-forms.ts')
  const kept = { item: null, before: { name: '' }, form: { name: 'Russebuss' } }
  const { keepTrackingDraft, $trackingDrafts } = await import(
    '../../orders/state/tracking-drafts.ts'
  )
  keepForm('product new', kept)
  keepTrackingDraft(7, 'LX123')
  await page.logIn({ username: 'kari', password: 'hemmelig' })
  expect(keptForm('product new', { name: '' })).toEqual(kept)
  expect($trackingDrafts.get()).toEqual({ 7: 'LX123' })
  await page.logIn({ username: 'ola', password: 'hemmelig' })
  expect(keptForm('product new', { name: '' })).toBeUndefined()
  expect($trackingDrafts.get()).toEqual({})
  expect(sessionStorage.getItem('adminTrackingDrafts')).toBeNull()
})
