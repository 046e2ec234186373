import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { firstTouch } from './first-touch.ts'

test('the way to the address’s target and a dialog that takes the focus are no touch, and a key is one', async () => {
  document.body.innerHTML = '<div style="height: 300vh"></div><p id="nye">Nye patcher</p>'
  const arrived = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  location.hash = '#nye'
  await arrived
  const touched = vi.fn()
  void firstTouch().then(touched)
  scrollTo(0, 0)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.append(document.createElement('button'))
  dialog.show()
  // Painted, so that the events of the scroll and the focus have come.
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
  expect(touched).not.toHaveBeenCalled()
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => touched.mock.calls.length).toBe(1)
})
