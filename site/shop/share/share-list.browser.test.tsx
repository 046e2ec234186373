import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import ShareList from './ShareList.tsx'
import { shareTexts as texts } from './text.ts'

test('the link of a list is copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const lines = [{ productId: 1, quantity: 1 }]
  await render(<ShareList list={{ kind: 'wishlist', lines }} open onClose={() => {}} />)
  await page.getByRole('button', { name: texts.copy }).click()
  await expect.element(page.getByText(texts.copied, { exact: true })).toBeVisible()
  expect(written).toHaveBeenCalledExactlyOnceWith(`${location.origin}/delt#onsker=1.n1`)
})
