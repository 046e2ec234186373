import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Campaign } from '../../../modules/shared/contract/api.d.ts'
import { campaignTexts, unreachedTexts } from '../../staff/newsletter/campaign-text.ts'
import { newsletterTexts as texts } from '../../staff/newsletter/text.ts'
import { campaign } from '../../testing/campaign.ts'
import { phone, visitor } from '../browser.ts'
import { expectSound } from '../sound.ts'
import { told } from '../toasts.ts'
import { openNewsletter, sendButton } from './newsletter-steps.ts'

test('a campaign’s progress bar advances, and its buttons pause, resume and cancel it', async () => {
  const { page } = await visitor(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let now: Campaign = campaign(7, {
    subject: 'Ukens patch',
    failed: 2,
    sent: 23,
    heldUntil: '2099-05-01T12:32:00Z',
  })
  let looks = 0
  await page.route('**/api/admin/campaigns?*', (route) => {
    looks += 1
    if (now.state === 'sending') now = { ...now, sent: now.sent + 5, left: now.left - 5 }
    return route.fulfill({ json: [now] })
  })
  await page.route('**/api/admin/campaigns/7', (route) => {
    now = { ...now, state: route.request().postDataJSON().state }
    return route.fulfill({ json: now })
  })
  await page.route('**/api/admin/campaigns/7/failures', (route) =>
    route.fulfill({
      json: [
        { email: 'kari@example.com', reason: 'refused' },
        { email: 'ola@example.com', reason: 'unknown' },
      ],
    }),
  )
  await openNewsletter(page)
  const entry = page.getByRole('listitem').filter({ hasText: 'Ukens patch' })
  const bar = entry.getByRole('progressbar')
  await entry.getByText(campaignTexts.held('14:32')).waitFor()
  const value = () => bar.evaluate((element: HTMLProgressElement) => element.value)
  const first = await value()
  await expect.poll(value).toBeGreaterThan(first)
  await entry.getByRole('button', { name: campaignTexts.pause }).click()
  await entry.getByText(campaignTexts.states.paused, { exact: true }).waitFor()
  await expectSound(page)
  await entry.getByText(unreachedTexts.title(1)).click()
  const unreached = entry.getByRole('listitem').filter({ hasText: 'ola@example.com' })
  await unreached.getByText(unreachedTexts.reasons.unknown).waitFor()
  await expectSound(page)
  const paused = looks
  await entry.getByRole('button', { name: campaignTexts.resume }).click()
  await entry.getByText(campaignTexts.states.sending, { exact: true }).waitFor()
  await expect.poll(() => looks).toBeGreaterThan(paused)

  const cancel = entry.getByRole('button', { name: campaignTexts.cancel })
  const dialog = page.getByRole('dialog', { name: campaignTexts.cancelTitle })
  await cancel.click()
  await dialog.getByRole('button', { name: campaignTexts.keep }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await cancel.evaluate((button) => button === document.activeElement)).toBe(true)
  await cancel.press('Enter')
  await expectSound(page)
  await dialog.getByRole('button', { name: campaignTexts.confirmCancel }).press('Enter')
  await entry.getByText(campaignTexts.states.cancelled, { exact: true }).waitFor()
  expect(await entry.getByRole('button').count()).toBe(0)
  await expect
    .poll(() => entry.evaluate((item) => item.contains(document.activeElement)))
    .toBe(true)
})

test('ANEWS-13 after ‘Send kampanje’ staff see the number of recipients and can withdraw it, even in another window; Enter sends nothing', async () => {
  const waiting = campaign(9, { subject: 'Ukens patch', startsIn: 15_000, sent: 0, left: 100 })
  let campaigns: Campaign[] = []
  let sends = 0
  const { page, problems } = await visitor(phone)
  const other = await page.context().newPage()
  for (const window of [page, other]) {
    await window.route('**/api/admin/campaigns?*', (route) => route.fulfill({ json: campaigns }))
    await window.route('**/api/admin/send-campaign', (route) => {
      sends += 1
      campaigns = [waiting]
      return route.fulfill({ json: { message: 'Kampanjen er på vei til 100 abonnenter.' } })
    })
    await window.route('**/api/admin/campaigns/9', (route) => {
      expect(route.request().postDataJSON()).toEqual({ state: 'withdrawn' })
      campaigns = [{ ...waiting, state: 'withdrawn', startsIn: 0 }]
      return route.fulfill({ json: { ...campaigns[0], content: 'Hei, **russ**!' } })
    })
  }
  await openNewsletter(page)
  const subject = page.getByLabel(texts.subject)
  const content = page.getByLabel(texts.content)
  await content.fill('Hei, **russ**!')
  await page.getByLabel(texts.sender).press('Enter')
  await page.keyboard.type('Ukens patch')
  await page.keyboard.press('Enter')
  expect(await content.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(sends).toBe(0)

  await page.reload()
  await page.getByText(texts.kept).waitFor()
  expect(await subject.inputValue()).toBe('Ukens patch')
  expect(await content.inputValue()).toBe('Hei, **russ**!')
  await sendButton(page).click()
  await told(page, texts.sent)
  const bar = (window: Page) =>
    window.getByRole('status').filter({ hasText: '«Ukens patch» sendes til 100 mottakere' })
  await bar(page).waitFor()
  expect(await subject.inputValue()).toBe('')
  await expectSound(page)
  await page.reload()
  const undo = bar(page).getByRole('button', { name: campaignTexts.undo })
  const box = await undo.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
  await openNewsletter(other)
  await bar(other).waitFor()
  await undo.click()
  await told(page, campaignTexts.withdrawn)
  await bar(page).waitFor({ state: 'detached' })
  expect(await subject.inputValue()).toBe('Ukens patch')
  expect(await content.inputValue()).toBe('Hei, **russ**!')
  await other.bringToFront()
  await bar(other).waitFor({ state: 'detached' })
  await other
    .getByRole('listitem')
    .filter({ hasText: 'Ukens patch' })
    .getByText(campaignTexts.states.withdrawn, { exact: true })
    .waitFor()
  expect(sends).toBe(1)
  expect(problems).toEqual([])
})
