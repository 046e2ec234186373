import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { cartTexts } from '../../shop/cart/text.ts'
import { chatTexts } from '../../shop/chat/text.ts'
import { contactFormTexts, contactTexts as texts } from '../../shop/contact/text.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { openCart, openWishlist, touch } from '../steps.ts'
import { expectToast } from '../toasts.ts'

test('CHAT-01 CHAT-04 KONT-04 KONT-06 KONT-08 a visitor asks the chat, goes on to the contact page and writes before it is ready', async () => {
  const { page, problems } = await visitor(phone)
  await page.goto('/om-oss')
  await touch(page)
  await page.locator('astro-island[component-export="HelpChat"]:not([ssr])').waitFor()
  const bubble = page.getByRole('button', { name: chatTexts.open })
  await bubble.click()
  const log = page.getByRole('log')
  const question = page.getByRole('textbox', { name: chatTexts.field })
  await question.fill('Har dere noe med fotball?')
  await page.keyboard.press('Enter')
  await log.getByText('Har dere noe med fotball?').waitFor()
  await question.fill('Og hva med')

  await page.setViewportSize(desktop)
  const arrived = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto('/kontakt', { waitUntil: 'commit' })
  const field = (name: string) => page.locator(`form [name="${name}"]`)
  const message = { navn: 'Kari', epost: 'kari@example.com', melding: 'Hei!' }
  for (const [name, value] of Object.entries(message)) await field(name).fill(value)
  await page.getByRole('button', { name: contactFormTexts.send }).click()
  expect(new URL(page.url()).search).toBe('')
  expect(await field('navn').inputValue()).toBe('Kari')

  const place = (name: string) => page.getByRole('region', { name }).boundingBox()
  const places = () => Promise.all([place(texts.form), place(texts.card)])
  const [form, card] = await places()
  expect(card?.y).toBe(form?.y)
  expect(card?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
  await page.setViewportSize(phone)
  const [above, below] = await places()
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
  await page.setViewportSize(desktop)
  const colour = (one: Locator) => one.evaluate((it) => getComputedStyle(it).backgroundColor)
  const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) })
  for (const red of [hero, page.getByRole('region', { name: texts.satisfied })])
    expect(await colour(red)).toBe('rgb(200, 16, 46)')

  arrived.resolve()
  await expectToast(page, contactFormTexts.sent, contactFormTexts.sentText)
  await log.getByText(chatTexts.replies.sport).waitFor()
  expect(await log.getByText(chatTexts.greeting).count()).toBe(1)
  expect(await question.inputValue()).toBe('Og hva med')
  expect(await question.evaluate((it) => it === document.activeElement)).toBe(false)
  await page.getByRole('button', { name: chatTexts.close }).click()
  await touch(page)
  await page.getByRole('banner').getByRole('combobox').waitFor()
  await (await openCart(page)).getByText(cartTexts.empty).waitFor()
  await page.keyboard.press('Escape')
  await openWishlist(page)

  await page.reload()
  await bubble.waitFor()
  expect(await log.count()).toBe(0)
  await bubble.click()
  await log.getByText(chatTexts.replies.sport).waitFor()
  await expect.poll(() => question.evaluate((it) => it === document.activeElement)).toBe(true)
  expect(problems).toEqual([])
})
