import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Icon } from '../Icon.tsx'
import { enableTooltips } from './tooltips.ts'
import './Tooltips.tsx'

const tips = () => [...document.querySelectorAll('[data-tooltip]')].map((tip) => tip.textContent)

test('TIME-01 a tooltip names an icon after 700 ms, and Escape closes it', async () => {
  enableTooltips(document)
  // In a corner: where other tests left the pointer, it would begin before it is hovered.
  await render(
    <button
      type="button"
      className="icon-button"
      aria-label="Ønskeliste"
      style={{ position: 'fixed', right: 0, bottom: 0 }}
    >
      <Icon name="heart" />
    </button>,
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Playwright's own hovering moves the clock on.
  document
    .querySelector('button')
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
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
