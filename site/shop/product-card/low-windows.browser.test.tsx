import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { isInSight, lowWindows, resize, roomAbove } from '../../testing/low-windows.ts'
import { productTexts } from '../product/index.ts'
import { ProductGrid } from './ProductGrid.tsx'

const dialog = page.getByRole('dialog')
const add = dialog.getByRole('button', { name: /^Legg i handlekurv/ })
const more = dialog.getByRole('button', { name: 'Flere' })
const fewer = dialog.getByRole('button', { name: 'Færre' })
const part = (selector: string) => dialog.element().querySelector(selector) as HTMLElement

async function openDetail() {
  answerCalls({ getCart: [] })
  await page.viewport(360, 640)
  const description = 'Brodert på kraftig tvill, med en kant som ikke rakner. '.repeat(6)
  await render(<ProductGrid products={[product(1, { description })]} patchOfTheWeek={undefined} />)
  await page.getByRole('button', { name: productTexts.open('Patch 1') }).click()
  await expect.element(add).toBeVisible()
}

test('DETAIL-04 DETAIL-05 DETAIL-06 in small and low windows quantity, total and button are visible together', async () => {
  await openDetail()
  const phones = [
    { width: 360, height: 640, text: '' },
    { width: 360, height: 740, text: '' },
    { width: 1366, height: 657, text: '' },
  ]
  for (const size of [...phones, ...lowWindows]) {
    await resize(size)
    const message = JSON.stringify(size)
    for (const one of [() => add.element(), () => more.element(), () => part('[data-total]')])
      await expect.poll(() => isInSight(one()), { message }).toBe(true)
    expect(roomAbove(more.element()), message).toBeGreaterThan(110)
    // The content behind the sticky footer scrolls above it.
    const wish = part('button[aria-pressed]')
    wish.focus()
    expect(isInSight(wish), message).toBe(true)
    const zoom = dialog.getByRole('link', { name: productTexts.zoom('Patch 1') })
    zoom.element().focus()
  }
})

/** Whether all of the text's boxes share a line. */
function isOneLine(element: Element): boolean {
  const range = document.createRange()
  range.selectNodeContents(element)
  const boxes = [...range.getClientRects()]
  const lowestTop = Math.max(...boxes.map(({ top }) => top))
  return boxes.every(({ bottom }) => bottom > lowestTop)
}

test('DETAIL-04 DETAIL-05 in narrow and low windows the stepper can be used, and the sum stands on one line', async () => {
  await openDetail()
  for (let quantity = 2; quantity <= 20; quantity += 1) await more.click()
  await expect.poll(() => part('output').textContent).toBe('20')
  for (const size of [
    { width: 360, height: 470, text: '100%' },
    { width: 320, height: 480, text: '100%' },
    { width: 320, height: 256, text: '100%' },
    { width: 180, height: 390, text: '100%' },
    { width: 560, height: 400, text: '100%' },
    { width: 360, height: 320, text: '200%' },
  ]) {
    await resize(size)
    const message = JSON.stringify(size)
    const sum = dialog.getByText(/^Totalt/).element()
    for (const one of [more.element(), fewer.element(), add.element(), sum]) {
      one.scrollIntoView({ block: 'nearest' })
      await expect.poll(() => isInSight(one), { message }).toBe(true)
    }
    expect(isOneLine(sum), message).toBe(true)
    await fewer.click()
    await expect.poll(() => part('output').textContent).toBe('19')
    await more.click()
    await expect.poll(() => part('output').textContent).toBe('20')
  }
})
