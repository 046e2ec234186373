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

/** A view and the steps to it; `part` is what it adds to the one before it. */
type View = [name: string, look: (page: Page) => Promise<unknown>, part?: string]

const dialog = '[role=dialog]'

const at = (name: string, path: string): View => [name, (page) => open(page, path)]

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** The views of the shop, each story in one visit. */
const stories: Record<string, View[]> = {
  lists: [
    at('catalogue', '/products'),
    at('list', '/products?view=list&isNew=true'),
    at('empty catalogue', '/products?search=finnesikke'),
    at('similar patches', '/products?search=handbal'),
  ],
  patches: [at('front page', '/'), at('patch page', '/patch/31')],
  'dialogs over the catalogue': [
    [
      'filters (phone)',
      async (page) => {
        await open(page, '/products?search=elg')
        await page.getByRole('button', { name: catalogueTexts.filters }).click()
        await page.getByRole('dialog').waitFor()
      },
      dialog,
    ],
    [
      'detail',
      async (page) => {
        await close(page)
        await cards(page).first().getByRole('button', { name: /^Se / }).click()
        await page.getByRole('dialog').waitFor()
      },
      dialog,
    ],
    [
      'zoomed picture',
      async (page) => {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Forstørr/ })
          .click()
        await page.locator('img[width="1000"]').waitFor()
      },
      dialog,
    ],
    [
      'empty cart',
      async (page) => {
        await page.keyboard.press('Escape')
        await page.locator('img[width="1000"]').waitFor({ state: 'detached' })
        await close(page)
        await openCart(page)
      },
      dialog,
    ],
    [
      'empty wishlist',
      async (page) => {
        await close(page)
        await openWishlist(page)
      },
      dialog,
    ],
    [
      'wishlist',
      async (page) => {
        await close(page)
        await cards(page).first().locator('button[aria-pressed]').click()
        const drawer = await openWishlist(page)
        await drawer.getByRole('listitem').waitFor()
      },
      dialog,
    ],
    [
      'cart drawer',
      async (page) => {
        await close(page)
        await addFirst(page, 2)
        await openCart(page)
      },
      dialog,
    ],
    [
      'checkout',
      async (page) => {
        await close(page)
        await goToCheckout(page)
        await page.locator('input[name=number]').waitFor()
      },
    ],
  ],
  'parts of every page': [
    at('about', '/om-oss'),
    [
      'side menu (phone)',
      async (page) => {
        await page.getByRole('button', { name: navigationTexts.menu }).click()
        await page.getByRole('dialog').waitFor()
      },
      dialog,
    ],
    [
      'search suggestions (phone)',
      async (page) => {
        await page.getByRole('combobox').last().fill('flagg')
        await page.locator('[data-suggestion="product"]').first().waitFor()
      },
      dialog,
    ],
    [
      'search without a hit (phone)',
      async (page) => {
        await page.getByRole('combobox').last().fill('zzzqq')
        await page.getByText('Ingen resultater for').waitFor()
      },
      dialog,
    ],
    [
      'search suggestions (desktop)',
      async (page) => {
        await open(page, '/om-oss')
        await page.getByRole('banner').getByRole('combobox').fill('flagg')
        await page.locator('[data-suggestion="product"]').first().waitFor()
      },
      'header',
    ],
    [
      'chat',
      async (page) => {
        await open(page, '/om-oss')
        await page.getByRole('button', { name: chatBubbleTexts.open }).click()
        await page.getByRole('log').waitFor()
      },
    ],
  ],
  designer: [
    at('designer', '/lag-din-egen'),
    [
      'error toast',
      async (page) => {
        await page.getByRole('button', { name: designerTexts.add }).click()
        const toast = page.getByRole('alert')
        await toast.waitFor()
        const colour = toast.evaluate((shown) => getComputedStyle(shown).backgroundColor)
        expect(await colour).toBe('rgb(143, 11, 33)')
      },
      '[role=alert]',
    ],
    [
      'saved design',
      async (page) => {
        await page.getByLabel(designerTexts.choose).setInputFiles(picture)
        await page.getByAltText(designerTexts.preview).waitFor()
        await page.getByRole('button', { name: designerTexts.save }).click()
        await page.locator('[data-saved-design]').waitFor()
      },
    ],
  ],
  'try-on': [
    [
      'try-on',
      async (page) => {
        await open(page, '/prov-dem-pa?bukse=red_31.f.500.490.-4_22.f.520.600.170')
        await page
          .getByRole('button', { name: /på buksa$/ })
          .last()
          .waitFor()
      },
    ],
    [
      'shared outfit',
      async (page) => {
        await page.getByRole('button', { name: tryOnTexts.share }).click()
        await page.getByRole('img', { name: tryOnTexts.picture }).waitFor()
      },
      dialog,
    ],
  ],
  'pages to read': [
    at('contact', '/kontakt'),
    at('terms', '/vilkar'),
    at('privacy', '/personvern'),
    at('withdrawal', '/angrerett'),
  ],
  'pages from mails': [
    at('confirmation', '/order-confirmation?order_number=RP-ABCD2345'),
    at('unsubscribe', '/unsubscribe?email=kari@example.com'),
    at('newsletter confirmation', '/bekreft-nyhetsbrev?token=1-abc'),
    at('missing page', '/finnes-ikke'),
    [
      'login',
      async (page) => {
        await open(page, '/admin/login')
        await page.locator('button[type=submit]:enabled').waitFor()
      },
    ],
  ],
  'email preview': [
    [
      'email preview',
      async (page) => {
        await open(page, '/email-preview')
        await page.getByRole('button', { name: 'Vis e-posten' }).click()
        await page.locator('iframe').contentFrame().getByRole('link').first().waitFor()
      },
    ],
  ],
  'style guide': [
    [
      'style guide',
      async (page) => {
        await open(page, '/stil')
        for (const title of ['Dialog', 'Bred dialog', 'Skuff til høyre', 'Skuff til venstre'])
          await page
            .getByRole('dialog', { name: title, exact: true, includeHidden: true })
            .waitFor()
      },
    ],
  ],
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

const sizesOf = (name: string) =>
  name.endsWith('(phone)') ? [phone] : name.endsWith('(desktop)') ? [desktop] : [phone, desktop]

test.each(Object.entries(stories))(
  '%s have no axe violation, do not overflow their width, and do not move',
  async (_, views) => {
    const { page, problems } = await visitor(phone)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [name, look, part] of views) {
      const sizes = sizesOf(name)
      await page.setViewportSize(sizes[0] ?? phone)
      await look(page)
      expect(await page.evaluate(moving), name).toEqual([])
      for (const size of sizes) {
        await page.setViewportSize(size)
        await expectSound(page, `${name} at ${size.width} px`, part)
      }
      expect(problems.splice(0), name).toEqual(
        name === 'missing page' ? [expect.stringContaining('404')] : [],
      )
    }
  },
)
