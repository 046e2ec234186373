import { afterAll, expect, test } from 'vitest'
import { chatTexts as texts } from '../text/chat.ts'
import { chatBubbleTexts } from '../text/chat-bubble.ts'
import { closeBrowser, phone, visitor } from './browser.ts'
import { open } from './steps.ts'

afterAll(closeBrowser)

test('CHAT-01 CHAT-02 CHAT-03 CHAT-04 the bubble opens a conversation, and closes it', async () => {
  const { page, problems } = await visitor(phone)
  await open(page, '/')
  const bubble = page.getByRole('button', { name: chatBubbleTexts.open })
  await bubble.click()
  const log = page.getByRole('log')
  await log.getByText(texts.greeting).waitFor()
  const field = page.getByRole('textbox', { name: texts.field })
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await field.fill('Hva koster frakten?')
  await page.keyboard.press('Enter')
  await log.getByText('Hva koster frakten?').waitFor()
  await log.getByText(texts.replies.price).waitFor()
  expect(await field.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await log.waitFor({ state: 'detached' })
  await expect.poll(() => bubble.evaluate((one) => one === document.activeElement)).toBe(true)
  await bubble.click()
  await log.getByText(texts.replies.price).waitFor()
  await page.getByRole('button', { name: chatBubbleTexts.close }).click()
  await log.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
