import { expect, test } from 'vitest'
import { fakeBrowser } from '../testing/browser.ts'

test('a choice is remembered; the default, also for damaged storage, is no', async () => {
  const { storage } = fakeBrowser({ broken: '{"yes":1}' })
  const { rememberedChoice } = await import('./remembered-choice.ts')
  expect(rememberedChoice('broken').$choice.get()).toBe(false)
  const folded = rememberedChoice('folded')
  expect(folded.$choice.get()).toBe(false)
  folded.set(true)
  expect(folded.$choice.get()).toBe(true)
  expect(rememberedChoice('folded').$choice.get()).toBe(true)
  folded.set(false)
  expect(storage.getItem('folded')).toBeNull()
})
