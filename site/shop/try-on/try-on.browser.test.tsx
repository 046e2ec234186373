import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { overallsParts, patchOnOveralls } from '../../../modules/catalogue/rules.ts'
import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { paths } from '../../paths.ts'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { listed } from '../../testing/catalogue.tsx'
import { showServerRendered } from '../../testing/server-rendered.tsx'
import { refetchCart } from '../cart/index.ts'
import { shareTexts } from '../share/text.ts'
import { saveWishlist } from '../wishlist/wishlist.ts'
import { Tray } from './Tray.tsx'
import { TryOn } from './TryOn.tsx'
import { tryOnTexts as texts } from './text.ts'

let cart: CartItem[]
let answers: Answers
let calls: ReturnType<typeof answerCalls>
beforeEach(async () => {
  cart = []
  answers = {
    getCart: () => cart,
    listProducts: ({ query }) =>
      query.ids ? query.ids.split(',').map((id) => product(Number(id))) : listed(query),
    mergeCart({ body }) {
      const { lines } = body as { lines: { productId: number; quantity: number }[] }
      cart = lines.map(({ productId: id, quantity }) => ({ id, quantity, product: product(id) }))
      return { items: cart, missing: [] }
    },
  }
  calls = answerCalls(answers)
  saveWishlist([])
  await refetchCart()
})

async function open(query: Parameters<typeof paths.tryOn>[0] = {}) {
  history.replaceState(null, '', paths.tryOn(query))
  const { unmount } = await render(<TryOn />)
  return unmount
}

const stage = page.getByRole('group', { name: /^Buksa/ })
const worn = stage.getByRole('button', { name: /på buksa$/ })
const putOn = (id: number) =>
  page.getByRole('button', { name: texts.putOn(`Patch ${id}`), exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const trayNames = () =>
  [...document.querySelectorAll('section li button')].map((one) => one.getAttribute('aria-label'))

/** The middle of a patch on the stage, in shares of the stage. */
function place(index = 0) {
  const whole = stage.element().getBoundingClientRect()
  const { x, y, width, height } = worn.nth(index).element().getBoundingClientRect()
  return {
    x: (x + width / 2 - whole.x) / whole.width,
    y: (y + height / 2 - whole.y) / whole.height,
  }
}

test('a press puts a patch on in its true size, where it is at the next visit too', async () => {
  const leave = await open()
  await putOn(1).click()
  await putOn(2).click()
  await expect.poll(() => worn.elements().length).toBe(2)
  const { width } = worn.nth(1).element().getBoundingClientRect()
  expect(width / stage.element().getBoundingClientRect().width).toBeCloseTo(
    patchOnOveralls / overallsParts.bib.width,
    2,
  )
  const before = place(1)
  await leave()
  await open()
  await expect.poll(() => worn.elements().length).toBe(2)
  expect(place(1)).toEqual(before)
})

test('a patch is dragged from the tray onto the overalls, and then elsewhere, but not beyond the cloth', async () => {
  await open()
  const { width, height } = stage.element().getBoundingClientRect()
  const at = (x: number, y: number) => ({ targetPosition: { x: x * width, y: y * height } })
  await userEvent.dragAndDrop(putOn(1), stage, at(0.5, 0.5))
  await expect.poll(() => worn.elements().length).toBe(1)
  expect(place().x).toBeCloseTo(0.5, 2)
  expect(place().y).toBeCloseTo(0.5, 2)
  await userEvent.dragAndDrop(worn, stage, at(0.6, 0.4))
  expect(place().x).toBeCloseTo(0.6, 2)
  expect(place().y).toBeCloseTo(0.4, 2)
  await button(texts.undo).click()
  await expect.poll(() => place().x).toBeCloseTo(0.5, 2)
  // The bib, whose picture begins above it, is narrower at its top.
  await userEvent.dragAndDrop(worn, stage, at(0.01, 0.01))
  expect(place().x).toBeCloseTo(0.36, 1)
  expect(place().y).toBeCloseTo(0.15, 1)
})

test('the keyboard puts on, moves, turns and takes off, and the focus goes on to another patch', async () => {
  await open()
  for (const id of [1, 2]) {
    putOn(id).element().focus()
    await userEvent.keyboard('{Enter}')
  }
  worn.nth(1).element().focus()
  const before = place(1)
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(place(1).x - before.x).toBeCloseTo(30 / 600, 3)
  const turn = () => getComputedStyle(worn.last().element()).rotate
  await userEvent.keyboard('r')
  expect(turn()).toBe('15deg')
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => worn.elements().length).toBe(1)
  expect(turn()).not.toBe('15deg')
  await userEvent.keyboard('r')
  expect(turn()).toBe('15deg')
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByText(texts.empty)).toBeVisible()
})

test('one press fills the cart with what is on the overalls, and a second adds nothing', async () => {
  await open()
  for (const id of [3, 4, 4]) await putOn(id).click()
  await button(texts.toCart(3)).click()
  const full = button(texts.inCart)
  await expect.element(full).toBeVisible()
  full.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(calls.filter(({ id }) => id === 'mergeCart').map(({ body }) => body)).toEqual([
    { lines: [3, 4].map((productId) => ({ productId, quantity: productId - 2 })) },
  ])
})

test('an outfit is shared as a link, with the picture that goes with it', async () => {
  await open()
  await putOn(1).click()
  await button(texts.share).click()
  const shared = page.getByRole('status', { name: shareTexts.link })
  const bukse = 'red_1.f.500.490.0'
  await expect.element(shared).toHaveTextContent(location.origin + paths.tryOn({ bukse }))
  await expect
    .element(page.getByRole('img', { name: texts.picture }))
    .toHaveAttribute('src', paths.outfitPicture(bukse))
})

test('a visitor of a shared outfit gets the own one back', async () => {
  const leave = await open()
  await putOn(5).click()
  await leave()
  await open({ bukse: 'blue_7.f.500.490.0' })
  const note = page.getByText(texts.shared, { exact: false })
  await expect.element(note).toBeVisible()
  await expect.element(worn).toHaveAccessibleName(texts.worn('Patch 7'))
  await button(texts.own).click()
  await expect.element(worn).toHaveAccessibleName(texts.worn('Patch 5'))
  await expect.element(note).not.toBeInTheDocument()
})

test('the tray begins with what the visitor comes from', async () => {
  let leave = await open({ patch: '70' })
  await expect.element(page.getByText(texts.ready('Patch 70'))).toBeVisible()
  await expect.poll(() => trayNames()[0]).toBe(texts.putOn('Patch 70'))
  await leave()

  cart = [{ id: 1, quantity: 1, product: product(1) }]
  await refetchCart()
  saveWishlist([product(2)])
  leave = await open()
  await expect.poll(trayNames).toEqual([texts.putOn('Patch 1')])
  await leave()
  await open({ fra: 'onsker' })
  await expect.poll(trayNames).toEqual([texts.putOn('Patch 2')])
})

test('what was typed before hydration is searched for, although the wishlist would come first', async () => {
  saveWishlist([product(2)])
  const hydrate = showServerRendered(<Tray onPut={() => undefined} asked={undefined} />)
  const field = page.getByRole('searchbox', { name: texts.search })
  await field.fill('elg')
  hydrate()
  await expect.poll(() => calls.some(({ query }) => query.search === 'elg')).toBe(true)
  await expect.element(field).toHaveValue('elg')
})

test('patches that do not load are asked for again', async () => {
  const { listProducts = [] } = answers
  answers.listProducts = 500
  await open({ bukse: 'red_80.f.500.490.0' })
  const failure = page.getByRole('alert').filter({ hasText: texts.wornFailed })
  await expect.element(failure).toBeVisible()
  answers.listProducts = listProducts
  await failure.getByRole('button', { name: texts.again }).click()
  await expect.element(worn).toHaveAccessibleName(texts.worn('Patch 80'))
  await expect.element(failure).not.toBeInTheDocument()
})

test('an outfit that nobody could have made is not drawn', async () => {
  await open({ bukse: '<script>' })
  await expect.element(page.getByText(texts.unreadable)).toBeVisible()
  await expect.element(page.getByText(texts.empty)).toBeVisible()
})
