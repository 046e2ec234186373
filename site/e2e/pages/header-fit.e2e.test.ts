import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { navigationTexts } from '../../text/navigation.ts'
import { visitor } from '../browser.ts'
import { addFirst, goToCheckout, open } from '../steps.ts'

/** Every 80 px, and both sides of the header's breakpoints. */
const widths = [
  ...Array.from({ length: 17 }, (_, step) => 320 + 80 * step),
  ...[399, 607, 609, 639, 767, 999, 1024, 1025, 1079, 1167, 1169],
]
const fewWidths = [320, 360, 480, 640, 768, 1000, 1024, 1079, 1168, 1280, 1600]

/**
 * Faults of the header at this width: a page that overflows its window, a control outside the window or the header,
 * overlapping controls, or a missing control for the wishlist, the cart or the other pages. Nothing is clicked: a click
 * would scroll its target into view first and hide the overflow.
 */
function faults([cart, wishlist, menu]: string[]): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const header = document.querySelector('header')?.getBoundingClientRect() ?? new DOMRect()
  const controls = [...document.querySelectorAll('header :is(a, button, [role=combobox])')]
    .filter((control) => control.checkVisibility())
    .map((control) => {
      const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
      // The search button lies on its field.
      const isPart = control.matches('.search-button')
      return { name: name.trim() || control.tagName, box: control.getBoundingClientRect(), isPart }
    })
  const isOut = ({ box }: { box: DOMRect }) =>
    box.left < 0 || box.right > clientWidth || box.top < header.top || box.bottom > header.bottom
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1
  const alone = controls.filter(({ isPart }) => !isPart)
  const has = (name = '') => alone.some((control) => control.name.startsWith(name))
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
    ...controls.filter(isOut).map(({ name }) => `${name} stands out`),
    ...alone.flatMap(({ name, box }, index) =>
      alone
        .slice(index + 1)
        .filter((other) => isOver(box, other.box))
        .map((other) => `${name} over ${other.name}`),
    ),
    ...[cart, wishlist].filter((name) => !has(name)).map((name) => `no ${name}`),
    ...(has(menu) || has('Kontakt') ? [] : ['no way to the other pages']),
  ]
}

async function faultsOf(page: Page, path: string, all: readonly number[]): Promise<string[]> {
  const found: string[] = []
  const names = [navigationTexts.cart, navigationTexts.wishlist, navigationTexts.menu]
  for (const size of ['', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
    // Doubling the font size is like halving the window, and the narrowest supported one is 180 px.
    for (const width of size ? all.filter((width) => width >= 360) : all) {
      await page.setViewportSize({ width, height: 800 })
      for (const fault of await page.evaluate(faults, names))
        found.push(`${path} at ${width} px ${size}: ${fault}`)
    }
  }
  return found
}

test('HDR-02 HDR-05 HDR-08 at every width and with large text, the header fits the window', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  await addFirst(page, 2)
  await open(page, '/om-oss')
  expect(await faultsOf(page, '/om-oss', widths)).toEqual([])
  await open(page, '/products')
  await goToCheckout(page)
  await page.locator('input[name=number]').waitFor()
  expect(await faultsOf(page, '/checkout', fewWidths)).toEqual([])
})
