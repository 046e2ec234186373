import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { paths } from '../../paths.ts'
import { product } from '../../testing/browser.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { SharePatch } from './SharePatch.tsx'
import { detailTexts as texts } from './text.ts'

const address = location.origin + paths.patch(product(1))

async function share() {
  await render(<SharePatch product={product(1)} />)
  await page.getByRole('button', { name: `${texts.share} Patch 1` }).click()
}

test('a patch is shared by the browser’s own dialog', async () => {
  const shared = vi.fn().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  await share()
  await expect.poll(() => shared.mock.calls).toEqual([[{ title: 'Patch 1', url: address }]])
})

test('the address of a patch is copied in a browser without such a dialog', async () => {
  Reflect.deleteProperty(Navigator.prototype, 'share')
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { expectToast } = noteToasts()
  await share()
  await expectToast(texts.copied, texts.copiedText)
  expect(written).toHaveBeenCalledExactlyOnceWith(address)
})
