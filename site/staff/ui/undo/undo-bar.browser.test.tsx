import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { UndoBar } from './UndoBar.tsx'
import { UndoStack } from './UndoStack.tsx'

const cover = { position: 'fixed', inset: 0, width: '100%' } as const

function Page({ done }: { done?: string }) {
  return (
    <UndoStack>
      <button type="button" style={cover}>
        Ship
      </button>
      <UndoBar>{done && <li>{done}</li>}</UndoBar>
    </UndoStack>
  )
}

/** A button that fills the window, with an undo bar above it that has just grown. */
async function arrivedBar() {
  vi.useFakeTimers()
  const { container, rerender } = await render(<Page />)
  await rerender(<Page done="Deleted" />)
  const button = container.querySelector('button')
  const { left, top } = container.querySelector('li')?.getBoundingClientRect() ?? new DOMRect()
  return { button, pressed: () => document.elementFromPoint(left + 2, top + 2) }
}

const pointer = (type: string) =>
  document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }))

test('an undo bar that has just grown lets presses through for a moment', async () => {
  const { button, pressed } = await arrivedBar()
  expect(pressed()).toBe(button)
  vi.advanceTimersByTime(400)
  expect(pressed()).not.toBe(button)
})

test.for(['pointerup', 'pointercancel'])(
  'a press that began under an arriving undo bar ends where it began, with %s',
  async (release) => {
    const { button, pressed } = await arrivedBar()
    pointer('pointerdown')
    vi.advanceTimersByTime(5000)
    expect(pressed()).toBe(button)
    pointer(release)
    expect(pressed()).toBe(button)
    vi.advanceTimersByTime(1)
    expect(pressed()).not.toBe(button)
  },
)
