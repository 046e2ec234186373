import { useCallback, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { noteToasts } from '../../testing/toasts.ts'
import { texts } from '../../text/texts.ts'
import { type LazyPart, lazyPart, usePart } from './use-part.ts'

/** Values of the button's `aria-busy` when the open drawer is rendered. */
let answers: (string | null)[] = []
const Drawer = ({ open }: { open: boolean }) => {
  if (open) answers.push(button.element().getAttribute('aria-busy'))
  return open && <p>Filtrene</p>
}
const button = page.getByRole('button', { name: 'Filtre' })

function Opener({ part }: { part: LazyPart<typeof Drawer> }) {
  const [isWanted, setWanted] = useState(false)
  const close = useCallback(() => setWanted(false), [])
  const { Part, isOpen, isOpening } = usePart(part, isWanted, close)
  return (
    <>
      <button type="button" aria-busy={isOpening} onClick={() => setWanted(!isWanted)}>
        Filtre
      </button>
      {Part && <Part open={isOpen} />}
    </>
  )
}

test('a part whose code failed to load is loaded at the next press', async () => {
  const { expectToast } = noteToasts()
  // Nothing is fetched ahead.
  vi.stubGlobal('requestIdleCallback', () => 0)
  const first = Promise.withResolvers<{ default: typeof Drawer }>()
  const load = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue({ default: Drawer })
  await render(<Opener part={lazyPart(load)} />)
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  first.reject(new Error('offline'))
  await expectToast(texts.error, texts.tryAgain)
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
  await button.click()
  await expect.element(page.getByText('Filtrene')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('Escape withdraws a press whose part is being loaded', async () => {
  const held = Promise.withResolvers<{ default: typeof Drawer }>()
  const part = lazyPart(() => held.promise)
  await render(<Opener part={part} />)
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
  held.resolve({ default: Drawer })
  await part.load()
  // The drawer opens with the next press, and not before it.
  answers = []
  await button.click()
  await expect.element(page.getByText('Filtrene')).toBeVisible()
  expect(answers[0]).toBe('true')
})

test('the pressed button is busy before a loaded part is rendered, at each opening', async () => {
  const part = lazyPart(() => Promise.resolve({ default: Drawer }))
  await part.load()
  await render(<Opener part={part} />)
  const drawer = page.getByText('Filtrene')
  for (const opening of [1, 2]) {
    answers = []
    await button.click()
    await expect.element(drawer).toBeVisible()
    await expect.element(button).toHaveAttribute('aria-busy', 'false')
    expect(answers[0], `opening ${opening}`).toBe('true')
    await button.click()
    await expect.element(drawer).not.toBeInTheDocument()
  }
})
