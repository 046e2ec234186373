import { expect, test } from 'vitest'
import { chatBubbleTexts } from '../../shop/chat/bubble-text.ts'
import { chatTexts as texts } from '../../shop/chat/text.ts'
import { texts as sharedTexts } from '../../text/texts.ts'
import { phone } from '../browser.ts'
import { withoutReact } from './without-react.ts'

test('a press of the bubble before React runs shows the place of its panel at once, and then the panel', async () => {
  const { page, letThrough, problems } = await withoutReact('/om-oss', phone)
  const bubble = page.getByRole('button', { name: chatBubbleTexts.open })
  const openBubble = page.getByRole('button', { name: chatBubbleTexts.close })
  const place = page.getByText(sharedTexts.wait).filter({ visible: true })
  const icons = page.locator('[data-chat] svg').filter({ visible: true })
  const iconAtRest = await icons.innerHTML()
  await bubble.click()
  await place.waitFor()
  expect(await icons.innerHTML()).not.toBe(iconAtRest)
  await openBubble.click()
  await place.waitFor({ state: 'hidden' })
  expect(await icons.innerHTML()).toBe(iconAtRest)
  await bubble.click()
  await page.keyboard.press('Escape')
  await place.waitFor({ state: 'hidden' })
  await bubble.click()
  letThrough()
  await page.getByRole('textbox', { name: texts.field }).waitFor()
  expect(await place.count()).toBe(0)
  await page.getByRole('button', { name: chatBubbleTexts.close }).click()
  await page.getByRole('log').waitFor({ state: 'detached' })
  expect(await place.count()).toBe(0)
  expect(problems).toEqual([])
})
