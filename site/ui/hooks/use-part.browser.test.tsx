import { useCallback, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { noteToasts } from '../../testing/toasts.ts'
import { texts } from '../../text/texts.ts'
import { type LazyPart, lazyPart, usePart } from './use-part.ts'

const Drawer = () => <p>Filtrene</p>

function Opener({ part }: { part: LazyPart<typeof Drawer> }) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const Part = usePart(part, isOpen, close)
  return (
    <>
      <button type="button" aria-busy={isOpen && !Part} onClick={() => setOpen(true)}>
        Filtre
      </button>
      {isOpen && Part && <Part />}
    </>
  )
}

test('a part whose code failed to load is loaded at the next press', async () => {
  const { told } = noteToasts()
  // Nothing is fetched ahead.
  vi.stubGlobal('requestIdleCallback', () => 0)
  const first = Promise.withResolvers<{ default: typeof Drawer }>()
  const load = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue({ default: Drawer })
  await render(<Opener part={lazyPart(load)} />)
  const button = page.getByRole('button', { name: 'Filtre' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  first.reject(new Error('offline'))
  await told(texts.error, texts.tryAgain)
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
  await button.click()
  await expect.element(page.getByText('Filtrene')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
