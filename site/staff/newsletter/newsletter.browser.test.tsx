import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Campaign } from '../../../modules/shared/contract/api.d.ts'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { campaign } from '../../testing/campaign.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { staffTexts } from '../../text/staff.ts'
import { UndoStack } from '../ui/undo/UndoStack.tsx'
import { campaignTexts, previewTexts, unreachedTexts } from './campaign-text.ts'
import { NewsletterTab } from './NewsletterTab.tsx'
import { WaitingCampaigns } from './sent/WaitingCampaigns.tsx'
import { subscriberList } from './subscribers/subscribers.ts'
import { newsletterTexts as texts } from './text.ts'
import { discardDraft } from './writing/campaign.ts'

beforeEach(async () => {
  localStorage.setItem('adminToken', 'token')
  discardDraft()
  await page.viewport(360, 780)
})

/** The tab of a shop without subscribers, on a phone. */
async function tab(changes: Answers = {}) {
  const answers: Answers = {
    listSubscribers: () => Response.json([], { headers: { 'x-total': '0', 'x-active': '0' } }),
    listCampaigns: [],
    ...changes,
  }
  const calls = answerCalls(answers)
  await render(
    <UndoStack>
      <NewsletterTab />
      <WaitingCampaigns />
    </UndoStack>,
  )
  const sent = () => calls.flatMap(({ id, body }) => (id === 'sendCampaign' ? [body] : []))
  return { answers, calls, sent }
}

const field = (name: string) => page.getByRole('textbox', { name })
const button = (name: string) => page.getByRole('button', { name })
const entry = page.getByRole('listitem').filter({ hasText: 'Ukens patch' })

test('ANEWS-04 ANEWS-05 the tab shows loading and empty states', async () => {
  const answer = Promise.withResolvers<Response>()
  await tab({ listSubscribers: () => answer.promise })
  void subscriberList.refetch()
  await expect.element(page.getByText(texts.loading)).toBeVisible()
  answer.resolve(Response.json([], { headers: { 'x-total': '0', 'x-active': '0' } }))
  for (const text of [texts.empty, campaignTexts.empty, previewTexts.hint])
    await expect.element(page.getByText(text)).toBeVisible()
})

test('a campaign’s progress bar advances, and its buttons pause, resume and cancel it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const started = { subject: 'Ukens patch', failed: 2, sent: 23 }
  let now: Campaign = campaign(7, { ...started, heldUntil: '2099-05-01T12:32:00Z' })
  const { calls } = await tab({
    listCampaigns: () => {
      if (now.state === 'sending') now = { ...now, sent: now.sent + 5, left: now.left - 5 }
      return [now]
    },
    steerCampaign: ({ body }) => {
      now = { ...now, ...(body as Pick<Campaign, 'state'>) }
      return now
    },
    listCampaignFailures: [
      { email: 'kari@example.com', reason: 'refused' },
      { email: 'ola@example.com', reason: 'unknown' },
    ],
  })
  const fetches = () => calls.filter(({ id }) => id === 'listCampaigns').length
  const value = () => (entry.getByRole('progressbar').element() as HTMLProgressElement).value
  await expect.element(entry.getByText(campaignTexts.held('14:32'))).toBeVisible()
  const first = value()
  await vi.advanceTimersByTimeAsync(2000)
  await expect.poll(value).toBeGreaterThan(first)
  await entry.getByRole('button', { name: campaignTexts.pause }).click()
  await expect.element(entry.getByText(campaignTexts.states.paused, { exact: true })).toBeVisible()
  await entry.getByText(unreachedTexts.title(1)).click()
  const unreached = entry.getByRole('listitem').filter({ hasText: 'ola@example.com' })
  await expect.element(unreached.getByText(unreachedTexts.reasons.unknown)).toBeVisible()
  await entry.getByRole('button', { name: campaignTexts.resume }).click()
  await expect.element(entry.getByText(campaignTexts.states.sending)).toBeVisible()
  const resumed = fetches()
  await vi.advanceTimersByTimeAsync(2000)
  await expect.poll(fetches).toBeGreaterThan(resumed)

  const cancel = entry.getByRole('button', { name: campaignTexts.cancel })
  const dialog = page.getByRole('dialog', { name: campaignTexts.cancelTitle })
  await cancel.click()
  dialog.getByRole('button', { name: campaignTexts.keep }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(cancel).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  dialog.getByRole('button', { name: campaignTexts.confirmCancel }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(entry.getByText(campaignTexts.states.cancelled)).toBeVisible()
  expect(entry.getByRole('button').elements()).toEqual([])
  await expect.poll(() => entry.element().contains(document.activeElement)).toBe(true)
})

test('ANEWS-13 after ‘Send kampanje’ staff see the number of recipients and can withdraw it; Enter sends nothing', async () => {
  const waiting = campaign(9, { subject: 'Ukens patch', startsIn: 15_000, sent: 0, left: 100 })
  const { answers, calls, sent } = await tab()
  const { expectToast } = noteToasts()
  const accepted = Promise.withResolvers<void>()
  answers.sendCampaign = async () => {
    await accepted.promise
    answers.listCampaigns = [waiting]
    return { message: 'Kampanjen er på vei til 100 abonnenter.' }
  }
  answers.steerCampaign = () => {
    const withdrawn = { ...waiting, state: 'withdrawn' as const, startsIn: 0 }
    answers.listCampaigns = [withdrawn]
    return { ...withdrawn, content: 'Hei, **russ**!' }
  }
  await field(texts.content).fill('Hei, **russ**!')
  field(texts.sender).element().focus()
  await userEvent.keyboard('{Enter}Ukens patch{Enter}')
  await expect.element(field(texts.content)).toHaveFocus()
  await expect.element(field(texts.content)).toHaveValue('Hei, **russ**!')
  expect(sent()).toEqual([])
  await button(texts.send).click()
  // Text typed now would be cleared with the rest.
  for (const one of [field(texts.subject), field(texts.content)])
    await expect.element(one).toHaveAttribute('readonly')
  accepted.resolve()
  await expectToast(texts.sent)
  const bar = page.getByRole('status').filter({ hasText: '«Ukens patch» sendes til 100 mottakere' })
  const undo = bar.getByRole('button', { name: campaignTexts.undoSending('Ukens patch') })
  await expect.element(undo).toBeInViewport({ ratio: 1 })
  await expect.element(field(texts.subject)).toHaveValue('')
  await undo.click()
  await expectToast('Utsendingen er angret')
  await expect.element(bar).not.toBeInTheDocument()
  expect(calls.find(({ id }) => id === 'steerCampaign')?.body).toEqual({ state: 'withdrawn' })
  await expect.element(field(texts.subject)).toHaveValue('Ukens patch')
  await expect.element(field(texts.content)).toHaveValue('Hei, **russ**!')
  await expect.element(field(texts.sender)).toHaveValue('russpatcher.no')
  await expect.element(entry.getByText(campaignTexts.states.withdrawn)).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('a preview with a rejected token links to the login, and keeps text and focus when it is tried again', async () => {
  const { answers } = await tab({ previewCampaign: 401 })
  await field(texts.content).fill('Snart er det mai')
  const preview = page.getByRole('region', { name: previewTexts.title })
  const failure = preview.getByRole('alert')
  const link = failure.getByRole('link', { name: `${staffTexts.toLogin} ${staffTexts.inNewTab}` })
  await expect.element(link).toHaveAttribute('target', '_blank')
  answers.previewCampaign = { html: '<p>Snart er det mai</p>', text: 'Snart er det mai' }
  failure.getByRole('button', { name: staffTexts.again }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(failure).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(button(previewTexts.html)).toHaveFocus()
  await button(previewTexts.text).click()
  await expect.element(preview.getByText('Snart er det mai')).toBeVisible()
  await expect.element(field(texts.content)).toHaveValue('Snart er det mai')
})
