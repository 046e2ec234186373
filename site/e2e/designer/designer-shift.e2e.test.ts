import { expect, test } from 'vitest'
import { designerTexts } from '../../shop/designer/text.ts'
import { imageKey } from '../../shop/kept-design/forget-design.ts'
import { phone, visitor } from '../browser.ts'
import { delayParts, shiftsOf, watchShifts } from '../layout-shifts.ts'

/** A picture of one pixel. */
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('nothing shifts in the designer of a customer with a picture, while scripts and pictures arrive late', async () => {
  const { page, context } = await visitor(phone)
  await context.addInitScript(([key, image]) => sessionStorage.setItem(key, image), [
    imageKey,
    dot,
  ] as const)
  await watchShifts(context, 'parsed page')
  await delayParts(page)
  await page.goto('/lag-din-egen', { waitUntil: 'networkidle' })
  await page.getByAltText(designerTexts.preview).waitFor()
  expect(await shiftsOf(page)).toEqual([])
})
