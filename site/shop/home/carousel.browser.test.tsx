import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { Carousel } from './Carousel.tsx'
import { carouselTexts as texts } from './list-text.ts'

beforeEach(() => void answerCalls({}))

const count = 12

async function open(width = 1440, all = count) {
  await page.viewport(width, 900)
  const products = Array.from({ length: all }, (_, index) => product(index + 1))
  await render(
    <div className="page">
      <Carousel label="Nye patcher" products={products} patchOfTheWeek={undefined} />
    </div>,
  )
}

const stage = () => document.querySelector('[data-stage]') as HTMLElement
const slide = (offset: number) => document.querySelector(`[data-offset="${offset}"]`) as HTMLElement
const nameAt = (offset: number) => slide(offset).querySelector('h3')?.textContent
const front = (id: number) => expect.poll(() => nameAt(0)).toBe(`Patch ${id}`)
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('HOME-16 arrows, dots and keys turn the carousel', async () => {
  await open()
  await front(1)
  await button(texts.next).click()
  await front(2)
  await button(texts.previous).click()
  await button(texts.previous).click()
  await front(12)
  await button(texts.show(4, count)).click()
  await front(4)
  for (const [key, id] of [
    ['ArrowRight', 5],
    ['Home', 1],
    ['ArrowLeft', 12],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await front(id)
  }
})

test('HOME-17 a drag of more than 50 pixels turns the carousel, and does not count as a click', async () => {
  await open()
  const { width, height } = stage().getBoundingClientRect()
  const drag = (distance: number) =>
    userEvent.dragAndDrop(stage(), stage(), {
      sourcePosition: { x: width / 2, y: height / 3 },
      targetPosition: { x: width / 2 + distance, y: height / 3 },
    })
  for (const [distance, id] of [
    [-50, 1],
    [-51, 2],
    [50, 2],
    [51, 1],
  ] as const) {
    await drag(distance)
    await front(id)
  }
  expect(page.getByRole('dialog').query()).toBeNull()
})

test.each([1440, 360])(
  'HOME-17 at %i pixels side cards are not in the tab order, and come to the front when pressed',
  async (width) => {
    await open(width)
    expect(document.querySelectorAll('li > div:not([inert])')).toHaveLength(1)
    for (const offset of [1, -1, 2, -2]) {
      // The carousel turns with a transition.
      await Promise.all(
        slide(offset)
          .getAnimations()
          .map(({ finished }) => finished),
      )
      const [box, whole] = [slide(offset), stage()].map((one) => one.getBoundingClientRect())
      if (!box || !whole) throw new Error('There is no stage')
      // No other card covers the outer edge.
      const x =
        offset < 0 ? Math.max(box.left, whole.left) + 8 : Math.min(box.right, whole.right) - 8
      const position = { x: x - whole.left, y: box.top + box.height / 2 - whole.top }
      const name = nameAt(offset)
      await userEvent.click(stage(), { position })
      await expect.poll(() => nameAt(0)).toBe(name)
    }
    expect(page.getByRole('dialog').query()).toBeNull()
  },
)

test('HOME-16 on a phone many dots stay in one line, which scrolls to the active dot', async () => {
  await open(360, 40)
  const line = document.querySelector('ol') as HTMLElement
  const inMiddle = () => {
    const [whole, dot] = [line, line.querySelector('[aria-current]')].map((one) =>
      one?.getBoundingClientRect(),
    )
    return Math.abs((dot?.x ?? 0) + 12 - ((whole?.x ?? 0) + (whole?.width ?? 0) / 2))
  }
  // A click would scroll to the dot itself.
  const dot = button(texts.show(20, 40)).element() as HTMLElement
  dot.focus({ preventScroll: true })
  await userEvent.keyboard('{Enter}')
  await expect.poll(inMiddle).toBeLessThan(2)
  expect(line.getBoundingClientRect().height).toBe(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('a press on the front patch opens it', async () => {
  await open(360)
  await page.getByRole('button', { name: 'Se Patch 1', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Patch 1' })).toBeVisible()
})
