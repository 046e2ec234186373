import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { order } from '../../testing/order.ts'
import { staffTexts } from '../../text/staff.ts'
import { PickingList } from './PickingList.tsx'

beforeEach(() => {
  localStorage.setItem('adminToken', 'token')
  const { href } = location
  history.replaceState(null, '', '?ids=1')
  onTestFinished(() => history.replaceState(null, '', href))
})

test('a print view that loads at the second attempt keeps the focus', async () => {
  const answers: Answers = { listOrders: 500 }
  answerCalls(answers)
  await render(<PickingList />)
  const again = page.getByRole('button', { name: staffTexts.again })
  await expect.element(again).toBeVisible()
  answers.listOrders = () => Response.json([order(1)])
  again.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(again).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).not.toBe(document.body)
})

/** Two names with the longest words of the catalogue, and one that is wider than any column. */
const tooLong = 'Påskekrimforfatterinneforeningsmedlem'
const names = ['Innleveringsfrist er en følelse', 'Økonomiansvarlig uten penger', tooLong]

/** The words of patch names that are broken over two lines. */
const brokenWords = () =>
  [...document.querySelectorAll('th[scope=row]')].flatMap(({ firstChild: name }) =>
    [...(name?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(name as Node, index)
      range.setEnd(name as Node, index + word.length)
      return range.getClientRects().length > 1 ? word : []
    }),
  )

test('on the picking list names wrap between words, however many orders contain a patch', async () => {
  const [item] = order(1).items
  const items = names.map((name, index) => ({
    ...(item as typeof item & object),
    ...{ itemId: index + 1, productId: index + 1, product: { name, image: '', price: 69 } },
  }))
  const orders = Array.from({ length: 40 }, (_none, index) => order(index + 1, { items }))
  answerCalls({ listOrders: () => Response.json(orders) })
  await render(<PickingList />)
  await expect.element(page.getByRole('table')).toBeVisible()
  const session = cdp()
  onTestFinished(() => session.send('Emulation.setEmulatedMedia', { media: '' }).then(() => {}))
  // The widest fallback font that a device may show instead of the shop's.
  const wide = new CSSStyleSheet()
  wide.replaceSync('* { font-family: "DejaVu Sans", Verdana, sans-serif !important }')
  for (const [media, width] of [
    ['screen', 360],
    ['screen', 768],
    ['screen', 1440],
    // The printable width of A4.
    ['print', 680],
  ] as const) {
    await session.send('Emulation.setEmulatedMedia', { media })
    await page.viewport(width, 900)
    for (const sheets of [[], [wide]]) {
      document.adoptedStyleSheets = sheets
      await expect.poll(brokenWords, { message: `${media} ${width}` }).toEqual([tooLong])
      expect(document.documentElement.scrollWidth, `${media} ${width}`).toBe(width)
    }
  }
  document.adoptedStyleSheets = []
})
