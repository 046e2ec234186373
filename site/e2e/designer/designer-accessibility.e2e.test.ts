import { expect, test } from 'vitest'
import { designerTexts as texts } from '../../shop/designer/text.ts'
import { desktop, phone } from '../browser.ts'
import { expectSound, moving } from '../sound.ts'
import { designer, photo } from './designer-steps.ts'

test('a saved design has no axe violation, does not overflow its width, and does not move', async () => {
  const { page, choose, preview, problems } = await designer(phone)
  await choose(await photo())
  await preview.waitFor()
  await page.getByRole('button', { name: texts.save }).click()
  await page.locator('[data-saved-design]').waitFor()
  expect(await page.evaluate(moving)).toEqual([])
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, `at ${size.width} px`)
  }
  expect(problems).toEqual([])
})
