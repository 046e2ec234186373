import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Icon } from '../Icon.tsx'
import { tellNames } from './tooltips.ts'
import './Tooltips.tsx'

const tips = () => [...document.querySelectorAll('[data-tooltip]')].map((tip) => tip.textContent)

test('TIME-01 a tooltip names an icon after 700 ms, and Escape closes it', async () => {
  // Before the button is there: the pointer may rest at its place.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  tellNames(document)
  await render(
    <button type="button" aria-label="Ønskeliste">
      <Icon name="heart" />
    </button>,
  )
  await page.getByRole('button').hover()
  vi.advanceTimersByTime(699)
  await vi.dynamicImportSettled()
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
  expect(tips()).toEqual([])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.poll(tips).toEqual(['Ønskeliste'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(tips).toEqual([])
})
