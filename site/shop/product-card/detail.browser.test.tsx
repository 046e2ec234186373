import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CartItem, Product } from '../../../modules/shared/contract/api.d.ts'
import { watchOverlayHistory } from '../../browser/overlay-history.ts'
import { paths } from '../../paths.ts'
import { answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { addToCartTexts } from '../cart/add-to-cart-text.ts'
import { refetchCart } from '../cart/index.ts'
import { HeaderActions } from '../header/HeaderActions.tsx'
import { badgeTexts, productTexts as texts } from '../product/index.ts'
import { detailTexts } from '../product-detail/text.ts'
import { $wishlist, saveWishlist } from '../wishlist/wishlist.ts'
import { ProductGrid } from './ProductGrid.tsx'

const list = '/products?category=sport'
history.replaceState(null, '', list)
watchOverlayHistory()

let cart: CartItem[]
let isSoldOut: boolean
let calls: ReturnType<typeof answerCalls>
beforeEach(() => {
  cart = []
  isSoldOut = false
  calls = answerCalls({
    getCart: () => cart,
    addToCart: ({ body }) =>
      isSoldOut
        ? Response.json({ message: 'x', code: 'sold_out' }, { status: 422 })
        : { id: 1, quantity: (body as CartItem).quantity, product: product(1) },
  })
})

const patch = product(1, { isPopular: true, isGlowInDark: true })
const dialog = page.getByRole('dialog', { name: 'Patch 1', exact: true })
const zoomed = page.getByRole('dialog', { name: texts.zoomed('Patch 1') })
const zoom = dialog.getByRole('link', { name: texts.zoom('Patch 1') })
const picture = page.getByRole('button', { name: texts.open('Patch 1') })
const quantity = () => dialog.element().querySelector('output')?.textContent
const here = () => location.pathname + location.search

async function open(shown: Product = patch) {
  await refetchCart()
  await render(
    <>
      <HeaderActions />
      <ProductGrid products={[shown, product(2)]} patchOfTheWeek={undefined} />
    </>,
  )
  await picture.click()
  await expect.element(zoom).toBeVisible()
}

test('CARD-10 DETAIL-01 DETAIL-02 DETAIL-03 DETAIL-04 DETAIL-05 DETAIL-06 DETAIL-07 shows all details of a patch and adds the chosen quantity', async () => {
  const { expectToast } = noteToasts()
  saveWishlist([])
  await open()
  const { innerText } = dialog.element() as HTMLElement
  for (const part of [
    texts.reviews,
    texts.category,
    badgeTexts.popular,
    patch.description,
    detailTexts.glowText,
    '49 kr',
  ])
    expect(innerText).toContain(part)
  const tryOn = dialog.getByRole('link', { name: detailTexts.tryOn })
  await expect.element(tryOn).toHaveAttribute('href', paths.tryOn({ patch: '1' }))
  const fewer = dialog.getByRole('button', { name: 'Færre' })
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true')
  fewer.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(quantity()).toBe('1')
  const more = dialog.getByRole('button', { name: 'Flere' })
  await more.click()
  await more.click()
  await expect
    .poll(() => dialog.element().querySelector('[data-total]')?.textContent)
    .toBe('147 kr')
  await dialog.getByRole('button', { name: /i ønskelisten$/ }).click()
  expect($wishlist.get().map(({ id }) => id)).toEqual([1])
  await dialog.getByRole('button', { name: texts.add, exact: false }).click()
  await expectToast(addToCartTexts.added)
  expect(calls.find(({ id }) => id === 'addToCart')?.body).toEqual({ productId: 1, quantity: 3 })
})

test('has the address of the patch, and Back closes it where the visitor was', async () => {
  await open()
  await expect.poll(here).toBe(paths.patch(patch))
  await zoom.click()
  await expect.element(zoomed).toBeVisible()
  expect(here()).toBe(paths.patch(patch))
  history.back()
  await expect.element(zoomed).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(here()).toBe(list)
  await expect.element(picture).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.poll(here).toBe(paths.patch(patch))
  await zoom.click()
  await expect.element(zoomed).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(zoomed).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(here).toBe(list)
})

test('opens from the name, which is a link to the patch’s page', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  const link = page.getByRole('link', { name: 'Patch 1' })
  await expect.element(link).toHaveAttribute('href', paths.patch(patch))
  // Whether each click is left to the browser, which may open a new tab.
  const left: boolean[] = []
  const leave = (event: Event) => {
    left.push(!event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', leave)
  await userEvent.click(link, { modifiers: ['ControlOrMeta'] })
  expect(dialog.query()).toBeNull()
  await link.click()
  await expect.element(dialog).toBeVisible()
  document.removeEventListener('click', leave)
  expect(left).toEqual([true, false])
})

test('on a phone a word longer than the window wraps, and the enlarged picture has a backdrop', async () => {
  await page.viewport(360, 780)
  await open(product(1, { description: 'https://'.padEnd(90, 'lang') }))
  const body = [...dialog.element().children].at(-1) as HTMLElement
  expect(body.scrollWidth - body.clientWidth).toBe(0)
  await zoom.click()
  await expect.element(zoomed).toBeVisible()
  // A point where the title of the first dialog is.
  await expect.poll(() => document.elementFromPoint(180, 40)?.className).toContain('backdrop')
})

test('CARD-06 CARTUI-04 DETAIL-04 card, dialog and cart say when the last unit is in the cart', async () => {
  const { expectToast } = noteToasts()
  const last = product(1, { stock: 1 })
  cart = [{ id: 1, quantity: 1, product: last }]
  isSoldOut = true
  await open(last)
  const expectNoMore = async (place: Locator, note: string) => {
    await expect.element(place.getByText(note, { exact: true })).toBeVisible()
    const more = place.getByRole('button', { name: 'Flere' })
    await expect.element(more).toHaveAccessibleDescription(note)
    await expect.element(more).toHaveAttribute('aria-disabled', 'true')
    more.element().focus()
    await userEvent.keyboard('{Enter}')
    expect(place.element().querySelector('output')?.textContent).toBe('1')
  }
  await expectNoMore(dialog, 'Du har den siste i handlekurven')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: `${texts.add} Patch 1` }).click()
  await expectToast('Ikke flere igjen', 'Du har den siste av Patch 1 i handlekurven.')
  await page.getByRole('button', { name: navigationTexts.cart }).click()
  await expectNoMore(page.getByRole('dialog', { name: navigationTexts.cart }), 'Du har den siste')
})
