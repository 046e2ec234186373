import type { Locator, Page } from 'playwright'
import { cartTexts } from '../shop/cart/text.ts'
import { checkoutTexts } from '../shop/checkout/text.ts'
import { productTexts } from '../shop/product/text.ts'
import { navigationTexts } from '../text/navigation.ts'

/** A customer's input; each test has its own mail address, so that it finds its own mail and order. */
export const customer = (name: string) => ({
  'E-post': `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`,
  Telefon: '400 00 000',
  Fornavn: 'Kari',
  Etternavn: 'Nordmann',
  Adresse: 'Storgata 1',
  // Before the postal code, which would otherwise fill the place in while it is typed.
  By: 'Oslo',
  Postnummer: '0155',
})
export type Customer = ReturnType<typeof customer>

/** The patches that the page, or a part of it, lists. */
export const cards = (place: Page | Locator): Locator => place.locator('article[data-product]')

/** Opens a page of the shop, moves the pointer onto it, and waits until its islands are hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await touch(page)
  await hydrated(page)
}

/** Follows a link to another page, and comes back. */
export async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.href = '/om-oss'
  })
  await page.waitForURL('**/om-oss')
  await page.goBack()
}

/** Moves the pointer: the first touch of the page, after which its islands are hydrated. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.mouse.move(1, 1)
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector(
        `astro-island[ssr]:is([client="filters"], [opts*='"now"'], [opts*='"load"'])`,
      ),
  )
}

/** Adds one unit of each of the first patches, and waits for the answers. */
export async function addFirst(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const added = page.waitForResponse(
      (response) => response.url().endsWith('/api/cart') && response.request().method() === 'POST',
    )
    await cards(page).nth(index).getByRole('button', { name: productTexts.add }).click()
    await added
  }
}

/** Opens the cart drawer from the header, and returns it once it is shown. */
export async function openCart(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: navigationTexts.cart }).click()
  const drawer = page.getByRole('dialog', { name: navigationTexts.cart })
  await drawer.waitFor()
  return drawer
}

/** Opens the wishlist drawer from the header, and returns it once it is shown. */
export async function openWishlist(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: navigationTexts.wishlist }).click()
  const drawer = page.getByRole('dialog', { name: navigationTexts.wishlist })
  await drawer.waitFor()
  return drawer
}

/** The targets of the links in an element. */
export const hrefs = (place: Locator) =>
  place.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

/** From the open cart drawer to the checkout. */
export async function goToCheckout(page: Page): Promise<void> {
  const drawer = await openCart(page)
  await drawer.getByRole('link', { name: cartTexts.checkout }).click()
  await page.getByRole('heading', { name: checkoutTexts.title, level: 1 }).waitFor()
  await page.locator('[data-line]').first().waitFor()
}

/** Fills in the checkout's fields, by their labels. */
export async function fillCustomer(page: Page, fields: Customer): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByRole('textbox', { name: label }).fill(value)
}

/** Ticks the box that accepts the terms of sale. */
export const acceptTerms = (page: Page) => page.getByLabel(checkoutTexts.accept).check()

/** Fills in a card of this number, valid until the end of 2040. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const fields = page.locator('form')
  await fields.locator('input[name=number]').fill(number)
  await fields.locator('input[name=expiry]').fill('12/40')
  await fields.locator('input[name=cvc]').fill('123')
}

/** The checkout's button, whose label names the amount. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^Betal / })

/** The value beside a term of a description list. */
export const sum = (scope: Page | Locator, term: string): Locator =>
  scope.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]')

/** Whole kr of a text such as '1 234 kr'. */
export const krOf = async (place: Locator): Promise<number> =>
  Number((await place.innerText()).replace(/\D/g, ''))
