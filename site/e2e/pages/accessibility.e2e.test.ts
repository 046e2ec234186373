import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { catalogueTexts } from '../../shop/catalogue/text.ts'
import { chatBubbleTexts } from '../../shop/chat/bubble-text.ts'
import { designerTexts } from '../../shop/designer/text.ts'
import { tryOnTexts } from '../../shop/try-on/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { expectSound } from '../sound.ts'
import { addFirst, cards, goToCheckout, open, openCart, openWishlist } from '../steps.ts'

const picture = new URL('../../../docs/front-page.png', import.meta.url).pathname

async function searchFor(page: Page, text: string): Promise<void> {
  await open(page, '/om-oss')
  const menu = page.getByRole('button', { name: navigationTexts.menu })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('combobox').last().fill(text)
}

const at = (path: string) => (page: Page) => open(page, path)

/** The views of the shop, and the steps to reach them. */
const views: Record<string, (page: Page) => Promise<unknown>> = {
  'front page': at('/'),
  catalogue: at('/products'),
  list: at('/products?view=list&isNew=true'),
  'empty catalogue': at('/products?search=finnesikke'),
  'patch page': at('/patch/31'),
  detail: async (page) => {
    await open(page, '/products')
    await cards(page).first().getByRole('button', { name: /^Se / }).click()
    await page.getByRole('dialog').waitFor()
  },
  'cart drawer': async (page) => {
    await open(page, '/products')
    await addFirst(page, 2)
    await openCart(page)
  },
  'empty cart': async (page) => {
    await open(page, '/products')
    await openCart(page)
  },
  checkout: async (page) => {
    await open(page, '/products')
    await addFirst(page, 2)
    await goToCheckout(page)
    await page.locator('input[name=number]').waitFor()
  },
  confirmation: at('/order-confirmation?order_number=RP-ABCD2345'),
  about: at('/om-oss'),
  contact: at('/kontakt'),
  terms: at('/vilkar'),
  privacy: at('/personvern'),
  withdrawal: at('/angrerett'),
  designer: at('/lag-din-egen'),
  'try-on': async (page) => {
    await open(page, '/prov-dem-pa?bukse=red_31.f.500.490.-4_22.f.520.600.170')
    await page
      .getByRole('button', { name: /på buksa$/ })
      .last()
      .waitFor()
  },
  'shared outfit': async (page) => {
    await open(page, '/prov-dem-pa?bukse=blue_31.f.500.490.-4')
    await page.getByRole('button', { name: tryOnTexts.share }).click()
    await page.getByRole('img', { name: tryOnTexts.picture }).waitFor()
  },
  'email preview': async (page) => {
    await open(page, '/email-preview')
    await page.getByRole('button', { name: 'Vis e-posten' }).click()
    await page.locator('iframe').contentFrame().getByRole('link').first().waitFor()
  },
  'similar patches': at('/products?search=handbal'),
  'search suggestions': async (page) => {
    await searchFor(page, 'flagg')
    await page.locator('[data-suggestion="product"]').first().waitFor()
  },
  'search without a hit': async (page) => {
    await searchFor(page, 'zzzqq')
    await page.getByText('Ingen resultater for').waitFor()
  },
  'side menu (phone)': async (page) => {
    await open(page, '/om-oss')
    await page.getByRole('button', { name: navigationTexts.menu }).click()
    await page.getByRole('dialog').waitFor()
  },
  'filters (phone)': async (page) => {
    await open(page, '/products')
    await page.getByRole('button', { name: catalogueTexts.filters }).click()
    await page.getByRole('dialog').waitFor()
  },
  wishlist: async (page) => {
    await open(page, '/products')
    await cards(page).first().locator('button[aria-pressed]').click()
    await openWishlist(page)
    await page.getByRole('dialog').getByRole('listitem').waitFor()
  },
  'empty wishlist': async (page) => {
    await open(page, '/products')
    await openWishlist(page)
  },
  'zoomed picture': async (page) => {
    await open(page, '/products')
    await cards(page).first().getByRole('button', { name: /^Se / }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Forstørr/ })
      .click()
    await page.locator('img[width="1000"]').waitFor()
  },
  'saved design': async (page) => {
    await open(page, '/lag-din-egen')
    await page.getByLabel(designerTexts.choose).setInputFiles(picture)
    await page.getByAltText(designerTexts.preview).waitFor()
    await page.getByRole('button', { name: designerTexts.save }).click()
    await page.locator('[data-saved-design]').waitFor()
  },
  'error toast': async (page) => {
    await open(page, '/lag-din-egen')
    await page.getByRole('button', { name: designerTexts.add }).click()
    const toast = page.getByRole('alert')
    await toast.waitFor()
    const colour = toast.evaluate((shown) => getComputedStyle(shown).backgroundColor)
    expect(await colour).toBe('rgb(143, 11, 33)')
  },
  chat: async (page) => {
    await open(page, '/om-oss')
    await page.getByRole('button', { name: chatBubbleTexts.open }).click()
    await page.getByRole('log').waitFor()
  },
  unsubscribe: at('/unsubscribe?email=kari@example.com'),
  'newsletter confirmation': at('/bekreft-nyhetsbrev?token=1-abc'),
  'style guide': at('/stil'),
  'missing page': at('/finnes-ikke'),
  login: async (page) => {
    await open(page, '/admin/login')
    await page.locator('button[type=submit]:enabled').waitFor()
  },
}

/** What still moves, or repeats, although the visitor wants reduced motion. */
function moving(): string[] {
  const lasts = (durations: string) =>
    durations.split(',').some((duration) => Number.parseFloat(duration) > 0.01)
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const style = getComputedStyle(element)
      if (lasts(style.transitionDuration)) return true
      if (style.animationName === 'none') return false
      return lasts(style.animationDuration) || style.animationIterationCount !== '1'
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}

const names = Object.keys(views)
const part = Math.ceil(names.length / 4)

test.each([0, 1, 2, 3])(
  'views of part %i have no axe violation, do not overflow their width, and do not move',
  async (index) => {
    for (const name of names.slice(index * part, (index + 1) * part)) {
      const { page, context, problems } = await visitor(phone)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await views[name]?.(page)
      expect(await page.evaluate(moving), name).toEqual([])
      await expectSound(page, `${name} on a phone`)
      if (!name.endsWith('(phone)')) {
        await page.setViewportSize(desktop)
        await expectSound(page, `${name} at a desk`)
      }
      expect(name === 'missing page' ? [] : problems, name).toEqual([])
      await context.close()
    }
  },
)
