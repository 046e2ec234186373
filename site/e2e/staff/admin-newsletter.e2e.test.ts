import { expect, test } from 'vitest'
import { unsubscribeTexts } from '../../shop/newsletter/unsubscribe-text.ts'
import {
  campaignTexts,
  previewTexts,
  subscriberListTexts,
} from '../../staff/newsletter/campaign-text.ts'
import { newsletterTexts as texts } from '../../staff/newsletter/text.ts'
import { shop } from '../../text/shop-facts.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { openMail } from '../inbox.ts'
import { ownShop } from '../own-shop.ts'
import { expectSound } from '../sound.ts'
import { expectToast } from '../toasts.ts'
import { openNewsletter } from './newsletter-steps.ts'

// The campaign is sent to all subscribers.
const shopUrl = ownShop()

test('ANEWS-01 ANEWS-02 ANEWS-03 ANEWS-06 ANEWS-07 ANEWS-08 ANEWS-09 ANEWS-10 ANEWS-11 ANEWS-13 ANEWS-14 UNSUB-01 UNSUB-06 a campaign is written, tested, sent, read and unsubscribed from', async () => {
  const mark = crypto.randomUUID().slice(0, 8)
  const [kari, ola, gone] = ['kari', 'ola', 'borte'].map((name) => `${name}-${mark}@example.com`)
  const { page, problems } = await visitor(desktop, 1, shopUrl())
  const subscribe = (data: object) => page.request.post('/api/subscribe-newsletter', { data })
  for (const data of [{ email: kari, name: `Kari ${mark}` }, { email: ola }, { email: gone }])
    expect((await subscribe(data)).status()).toBe(200)
  await page.request.post('/api/unsubscribe-newsletter', { data: { email: gone } })

  await openNewsletter(page)
  await page.getByText('3 abonnenter', { exact: true }).waitFor()
  await page.getByText('Sendes til 2 aktive mottakere', { exact: true }).waitFor()
  await page.getByRole('searchbox', { name: subscriberListTexts.search }).fill(mark.toUpperCase())
  const entries = page.locator('section', { hasText: subscriberListTexts.search }).locator('li')
  await expect.poll(() => entries.count()).toBe(3)
  const shown = (await entries.allInnerTexts()).map((entry) => entry.split('\n').filter(Boolean))
  const day = expect.stringMatching(/^\d{2}\.\d{2}\.\d{4}$/)
  expect(shown).toEqual([
    [texts.anonymous, texts.inactive, gone, day],
    [texts.anonymous, texts.active, ola, day],
    [`Kari ${mark}`, texts.active, kari, day],
  ])

  expect(await page.getByLabel(texts.sender).inputValue()).toBe(shop.domain)
  expect(await page.getByLabel(texts.content).getAttribute('rows')).toBe('8')
  await page.getByText(texts.tipsTitle).waitFor()
  const send = page.getByRole('button', { name: new RegExp(`^(${texts.send}|${texts.sending})$`) })
  expect(await send.isDisabled()).toBe(true)
  const subject = `Mai ${mark}`
  await page.getByLabel(texts.subject).fill(subject)
  await page.getByLabel(texts.content).fill('Hei, **russ**!\n\n- Nye patcher\n- Fri frakt')
  const preview = page.frameLocator(`iframe[title="${previewTexts.frame}"]`)
  await preview.getByRole('heading', { name: subject }).waitFor()
  expect(await preview.locator('strong', { hasText: 'russ' }).count()).toBe(1)
  expect(await preview.locator('li').allInnerTexts()).toEqual(['Nye patcher', 'Fri frakt'])
  await page.setViewportSize({ width: 768, height: 900 })
  await expectSound(page)
  await page.getByRole('button', { name: previewTexts.text, exact: true }).click()
  await page.locator('pre', { hasText: '- Nye patcher' }).waitFor()

  await page.getByLabel(previewTexts.testEmail).fill(`test-${mark}@`)
  await page.getByRole('button', { name: previewTexts.test }).click()
  await page.getByText(previewTexts.wrongEmail).waitFor()
  await page.getByLabel(previewTexts.testEmail).fill(`test-${mark}@example.com`)
  await page.getByRole('button', { name: previewTexts.test }).click()
  await expectToast(page, previewTexts.tested)

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/admin/send-campaign', async (route) => {
    await held
    await route.continue()
  })
  await send.click()
  await expect.poll(() => send.innerText()).toBe(texts.sending)
  // Input typed now would be cleared with the rest.
  for (const field of [texts.sender, texts.subject, texts.content])
    expect(await page.getByLabel(field).isEditable()).toBe(false)
  answer()
  await expectToast(page, texts.sent)
  expect(await page.getByLabel(texts.subject).inputValue()).toBe('')
  expect(await page.getByLabel(texts.content).inputValue()).toBe('')
  expect(await page.getByLabel(texts.sender).inputValue()).toBe(shop.domain)
  const entry = page.getByRole('listitem').filter({ hasText: subject })
  await entry.getByRole('progressbar').waitFor()
  await entry.getByText(campaignTexts.states.done, { exact: true }).waitFor()
  // The tab, the search and the address of tests survive a reload and Back.
  await page.reload()
  await expect.poll(() => entries.count()).toBe(3)
  await page.goto('/om-oss')
  await page.goBack()
  await expect.poll(() => entries.count()).toBe(3)
  expect(await page.getByLabel(previewTexts.testEmail).inputValue()).toBe(
    `test-${mark}@example.com`,
  )

  const reader = await visitor(phone, 1, shopUrl())
  await openMail(reader.page, `test-${mark}@example.com`, { subject: `[Test] ${subject}` })
  await openMail(reader.page, kari ?? '', { subject })
  await reader.page.getByText('List-Unsubscribe', { exact: true }).waitFor()
  await expectSound(reader.page)
  const frame = reader.page.locator('iframe')
  const mail = frame.contentFrame()
  await mail.getByRole('heading', { name: subject }).waitFor()
  const leave = mail.getByRole('link', { name: 'Meld deg av' })
  const below = () => leave.evaluate((link) => innerHeight - link.getBoundingClientRect().top)
  // The frame grows with its mail, so that nothing has to be scrolled inside it.
  await expect.poll(below).toBeGreaterThan(50)
  const leaving = reader.context.waitForEvent('page')
  await leave.click()
  const last = await leaving
  await last.waitForURL(/\/unsubscribe\?.*token=/)
  expect(await last.getByLabel(unsubscribeTexts.email).inputValue()).toBe(kari)
  await last.getByRole('button', { name: unsubscribeTexts.submit }).click()
  await last.getByRole('heading', { name: unsubscribeTexts.done }).waitFor()
  await page.getByRole('searchbox', { name: subscriberListTexts.search }).fill(kari ?? '')
  await entries
    .filter({ hasText: kari ?? '' })
    .getByText(texts.inactive)
    .waitFor()
  expect([...problems, ...reader.problems]).toEqual([])
})
