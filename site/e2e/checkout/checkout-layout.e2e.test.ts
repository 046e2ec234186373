import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitor } from '../browser.ts'
import { addFirst, goToCheckout, open, payButton } from '../steps.ts'

const windows = [
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]

/** Whether a text with this amount is visible, and nothing covers its middle. */
const showsAmount = (page: Page, amount: string) =>
  page.evaluate((wanted) => {
    const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ')
    return [...document.querySelectorAll('main *')].some((element) => {
      if (element.children.length > 0 || !plain(element.textContent).includes(wanted)) return false
      const box = element.getBoundingClientRect()
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return box.width > 0 && hit !== null && element.contains(hit)
    })
  }, amount)

test('CHK-04 CHK-08 many lines show their sums without a scroll box of their own, and the sums stay visible while the card is typed', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  await addFirst(page, 7)
  await goToCheckout(page)
  const card = page.locator('input[name=number]')
  await card.waitFor()
  const lines = page.locator('[data-line]')
  await expect.poll(() => lines.count()).toBe(7)
  const first = lines.first()
  const before = await first.locator('[data-line-sum]').innerText()
  await first.getByRole('button', { name: 'Flere' }).click()
  await expect.poll(() => first.locator('output').innerText()).toBe('2')
  const kr = (text: string) => Number(text.replace(/\D/g, ''))
  expect(kr(await first.locator('[data-line-sum]').innerText())).toBe(2 * kr(before))

  const showsTotal = async () => {
    const button = await payButton(page).innerText()
    return showsAmount(page, button.replace(/^Betal /, '').replace(/\s/g, ' '))
  }
  const sums = page.locator('[data-due]')
  for (const viewport of windows) {
    await page.setViewportSize(viewport)
    if (viewport.width >= 1024) {
      // All of them from the start, freight included, and above what else is in the window.
      await page.evaluate(() => scrollTo(0, 0))
      const rows = await sums.evaluate((element) =>
        [...element.querySelectorAll('dt')].map((row) => {
          const box = row.getBoundingClientRect()
          const isClear = row.contains(document.elementFromPoint(box.x + 4, box.y + box.height / 2))
          return `${row.textContent} ${isClear}`
        }),
      )
      expect(rows, JSON.stringify(viewport)).toEqual(
        ['Delsum', 'Rabatt', 'Frakt', 'Totalt'].map((name) => `${name} true`),
      )
    }
    const boxes = await lines.first().evaluate((line) => {
      const scrolling: string[] = []
      for (let around = line.parentElement; around; around = around.parentElement)
        if (
          around.scrollHeight > around.clientHeight + 1 &&
          getComputedStyle(around).overflowY !== 'visible'
        )
          scrolling.push(around.tagName)
      return scrolling.filter((name) => !['HTML', 'BODY'].includes(name))
    })
    expect(boxes, JSON.stringify(viewport)).toEqual([])
    for (const name of ['number', 'expiry', 'cvc']) {
      await page.evaluate(() => scrollTo(0, 0))
      await page.locator(`input[name=${name}]`).focus()
      await page.keyboard.type('1')
      await expect.poll(showsTotal, { message: `${name} ${JSON.stringify(viewport)}` }).toBe(true)
    }
    // The focused element is not covered by the total.
    for (let index = 0; index < 7; index++) {
      const fewer = lines.nth(index).getByRole('button', { name: 'Flere' })
      await fewer.focus()
      const isClear = await fewer.evaluate((button) => {
        const box = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 4))
      })
      expect(isClear, `${index} ${JSON.stringify(viewport)}`).toBe(true)
    }
  }
})
