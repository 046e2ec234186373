import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { addToCartTexts } from '../cart/add-to-cart-text.ts'
import { HeaderActions } from '../header/HeaderActions.tsx'
import { badgeTexts, productTexts as texts } from '../product/index.ts'
import { $wishlist, saveWishlist } from '../wishlist/wishlist.ts'
import { ProductGrid } from './ProductGrid.tsx'

const marks = { isNew: true, isPopular: true, isGlowInDark: true }
const tags = ['en', 'to', 'tre', 'fire']
const sizes = [
  ['with a mouse', 1440],
  ['on a phone', 360],
] as const

const answers: Answers = {}
beforeEach(() => {
  answers.getCart = []
  answers.addToCart = { id: 1, quantity: 1, product: product(1) }
  answerCalls(answers)
})

async function open(products: Product[], width = 1440) {
  await page.viewport(width, 900)
  await render(
    <>
      <HeaderActions />
      <ProductGrid products={products} patchOfTheWeek={undefined} />
    </>,
  )
}

const card = (id: number) => document.querySelector(`article[data-product="${id}"]`) as HTMLElement
const textOf = (id: number) => card(id).innerText
const addButton = (id: number) =>
  card(id).querySelector('button:not([aria-haspopup], [data-wish])') as HTMLElement
const box = (part: Element) => part.getBoundingClientRect()

const isOver = (one: Element, other: Element) => {
  const [a, b] = [box(one), box(other)]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

test('CARD-01 CARD-02 CARD-03 CARD-04 CARD-05 CARD-08 shows the details of a patch', async () => {
  await open([
    product(1, { stock: 5, ...marks }),
    product(2, { stock: 6, tags, reviewCount: 12 }),
    product(3, { stock: 0 }),
  ])
  expect(textOf(1)).toMatch(/Mest populær[\s\S]*Nyhet[\s\S]*Kun 5 igjen[\s\S]*Glow-in-dark/)
  expect(textOf(2)).toMatch(/Patch 2[\s\S]*49 kr[\s\S]*4,5[\s\S]*\(12/)
  const { popular, fresh, few, glow } = badgeTexts
  for (const badge of [popular, fresh, glow, 'igjen']) expect(textOf(2)).not.toContain(badge)
  const lists = page.getByRole('list', { name: texts.tags }).elements()
  expect(lists.map((list) => list.children.length)).toEqual([1, 3, 1])
  await expect
    .element(page.getByRole('button', { name: texts.soldOut, exact: false }))
    .toBeDisabled()

  const picture = card(1).querySelector('[aria-haspopup]') as HTMLElement
  const shown = [popular, fresh, few(5), glow].map((text) => {
    const badge = page.getByText(text, { exact: true }).first().element()
    return box(badge).top < box(picture).bottom
  })
  expect(shown).toEqual([true, true, false, false])
})

test.each([
  ['flies into the cart', false],
  ['stays where it is if motion is unwanted', true],
])('an added patch %s, and its button says that it is in', async (_, isStill) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStill && query === '(prefers-reduced-motion: reduce)',
  }))
  const { animate } = Element.prototype
  const landed: DOMRect[] = []
  const animating = vi.spyOn(Element.prototype, 'animate').mockImplementation(function (
    this: Element,
    ...animation
  ) {
    const flight = animate.apply(this, animation)
    if (this instanceof HTMLImageElement) {
      flight.currentTime = Number(flight.effect?.getTiming().duration) - 0.001
      landed.push(box(this))
      flight.currentTime = 0
    }
    return flight
  })
  onTestFinished(() => animating.mockRestore())
  const { expectToast } = noteToasts()
  await open([product(1), product(2)])
  await Promise.all([
    userEvent.click(addButton(2)),
    // For two seconds, which the click's end may take on a busy machine.
    expect.poll(() => addButton(2).hasAttribute('data-added')).toBe(true),
  ])
  await expectToast(addToCartTexts.added, addToCartTexts.addedText('Patch 2'))
  const middle = ({ x, y, width, height }: DOMRect) =>
    [x + width / 2, y + height / 2].map(Math.round)
  const cart = document.querySelector('button:has([data-badge="cart"])') as HTMLElement
  expect(landed.map(middle)).toEqual(isStill ? [] : [middle(box(cart))])
  await expect.poll(() => document.querySelectorAll('body > img').length).toBe(0)
  await expect.poll(() => addButton(2).hasAttribute('data-added')).toBe(false)
})

/** The contrast of a button's label with its background, by WCAG; 0 where the background lets something through. */
function contrast(button: Element): number {
  const label = button.querySelector('[data-added] [aria-hidden]') ?? button
  const { color, backgroundColor, opacity } = getComputedStyle(label)
  const [light = 1, dark = 1] = [color, backgroundColor]
    .map((one) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (one.match(/[\d.]+/g) ?? []).map(Number)
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return alpha < 1 ? Number.NaN : 0.2126 * r + 0.7152 * g + 0.0722 * b
    })
    .sort((a, b) => b - a)
  const ratio = (light + 0.05) / (dark + 0.05)
  return opacity === '1' && ratio > 0 ? ratio : 0
}

/** The badges and tags of a card that its add button covers. */
function coveredOf(id: number): Element[] {
  const labels = [...card(id).querySelectorAll('li')]
  expect(labels.length).toBeGreaterThan(4)
  return labels.filter((label) => isOver(addButton(id), label))
}

/** The add button of a card is readable over any picture, and covers nothing. */
async function expectClear(id: number): Promise<void> {
  await expect.poll(() => contrast(addButton(id))).toBeGreaterThan(4.5)
  expect(coveredOf(id)).toEqual([])
}

test.each(sizes)(
  'CARD-06 the add button is seen and readable in each state %s, covers no badge and moves nothing',
  async (_, width) => {
    const answer = Promise.withResolvers<void>()
    answers.addToCart = async () => {
      await answer.promise
      return { id: 1, quantity: 1, product: product(1) }
    }
    await open([product(1, { ...marks, tags }), product(2, { ...marks, tags, stock: 0 })], width)
    const add = addButton(1)
    const places = () => [card(1), ...card(1).querySelectorAll('h3, li')].map(box)
    const before = places()
    expect(coveredOf(1)).toEqual([])
    await expectClear(2)
    await userEvent.hover(add)
    add.focus()
    expect([places(), getComputedStyle(add).opacity]).toEqual([before, '1'])
    // The plus of a small add button is a picture.
    if (width < 700) expect(getComputedStyle(add).backgroundImage).toContain('gradient')

    await userEvent.click(add)
    await expect.poll(() => add.innerText).toContain(texts.adding)
    await expectClear(1)
    expect(places()).toEqual(before)
    answer.resolve()
    await expect.poll(() => add.hasAttribute('data-added')).toBe(true)
    await expect.poll(() => add.hasAttribute('data-added')).toBe(false)
    // As for the two seconds before, which a busy machine would miss.
    add.toggleAttribute('data-added', true)
    await expectClear(1)
    expect(places()).toEqual(before)
  },
)

test('CARD-07 CARD-09 the heart saves a patch, and removes it again', async () => {
  saveWishlist([])
  await open([product(1)])
  const heart = page.getByRole('button', { name: /i ønskelisten$/ })
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect($wishlist.get().map(({ id }) => id)).toEqual([1])
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})
