import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answers.ts'
import { catalogueAt, listed, patches } from '../../testing/catalogue.tsx'
import { flagLabels } from './text.ts'

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-list] > [data-product]')]
const rowOf = (id: number) => rows().find((row) => row.dataset.product === String(id))
const topOf = (id: number) => rowOf(id)?.getBoundingClientRect().top
const inView = () => rows().find((row) => row.getBoundingClientRect().top >= 0)?.dataset.product
const kept = () => history.state?.place?.row

let answer: () => void
beforeEach(async () => {
  const held = Promise.withResolvers<void>()
  answer = held.resolve
  answerCalls({
    listProducts: async ({ query }) => {
      await held.promise
      return listed(query, query.isNew ? patches.slice(0, 20) : patches)
    },
  })
  await page.viewport(1440, 900)
  // For a page's footer below the list.
  document.body.style.paddingBottom = '100vh'
  scrollTo(0, 0)
})

/** The list for these filters after a return to this row, of which the server renders the first 24. */
async function returnTo(filters: string, id: number, top: number) {
  const catalogue = catalogueAt(`?view=list&${filters}`)
  history.replaceState({ place: { row: String(id), top } }, '')
  await render(catalogue)
}

test.each([
  ['in the middle of the list', 40, 100],
  ['at its end, where no row begins in the window', 60, -50],
])('a visitor who comes back sees the same row, %s', async (where, id, top) => {
  await returnTo(`tags=${encodeURIComponent(where)}`, id, top)
  answer()
  await expect.poll(() => Math.round(topOf(id) ?? Number.NaN)).toBe(top)
})

test('the place at the end, where no row begins in the window, is kept by the last row', async () => {
  answer()
  await render(catalogueAt('?view=list&tags=end'))
  await expect.poll(() => rows().length).toBe(60)
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(kept).toBe('60')
  await expect.poll(() => history.state.place.top).toBe(Math.round(topOf(60) ?? Number.NaN))
  expect(topOf(60)).toBeLessThan(0)
})

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown', 'click'])(
  'a reader who scrolls on before the list is complete is not scrolled back, by %s',
  async (move) => {
    await returnTo(`tags=${move}`, 40, 100)
    scrollTo(0, 300)
    dispatchEvent(new Event(move))
    answer()
    await expect.poll(() => rows().length).toBe(60)
    await expect.poll(kept).toBe(inView())
    expect(scrollY).toBe(300)
  },
)

test('Back and Forward over a filter lead to the row of each list', async () => {
  answer()
  await render(catalogueAt('?view=list&tags=filter'))
  await expect.poll(() => rows().length).toBe(60)
  rowOf(4)?.scrollIntoView()
  await expect.poll(kept).toBe('4')
  // The filters are above the window: a click would scroll to them.
  const isNew = page.getByRole('checkbox', { name: flagLabels.isNew }).element()
  ;(isNew as HTMLElement).focus({ preventScroll: true })
  await userEvent.keyboard('[Space]')
  await expect.poll(() => rows().length).toBe(20)
  rowOf(10)?.scrollIntoView()
  await expect.poll(kept).toBe('10')
  history.back()
  await expect.poll(() => rows().length).toBe(60)
  await expect.poll(inView).toBe('4')
  history.forward()
  await expect.poll(() => rows().length).toBe(20)
  await expect.poll(inView).toBe('10')
})
