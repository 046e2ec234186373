import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { catalogueTexts } from '../../shop/catalogue/text.ts'
import { chatTexts } from '../../shop/chat/text.ts'
import { designerTexts } from '../../shop/designer/text.ts'
import { gridTexts } from '../../shop/product-card/text.ts'
import { tryOnTexts } from '../../shop/try-on/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { expectSound, moving } from '../sound.ts'
import { addFirst, cards, goToCheckout, open, openCart, openWishlist } from '../steps.ts'

const tablet = { width: 768, height: 1024 }

const at = (path: string) => (page: Page) => open(page, path)

/** CSS px by which the chat's button covers the words at the page's end. Loading makes a page longer: one step. */
const covered = (button: Element) => {
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  const words = [...document.querySelectorAll('footer :is(a, p, h2, h3, li)')]
  if (words.length === 0) throw new Error('The page ends without words')
  const ends = words.map((word) => word.getBoundingClientRect().bottom)
  return Math.max(...ends) - button.getBoundingClientRect().top
}

/** A page at whose end the chat's button covers nothing, on a tablet and on a phone. */
const toItsEnd = (path: string) => async (page: Page) => {
  await open(page, path)
  const bubble = page.getByRole('button', { name: chatTexts.open })
  for (const size of [tablet, phone]) {
    await page.setViewportSize(size)
    await expect.poll(() => bubble.evaluate(covered)).toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** A page of nothing but text: its header is hydrated on the others. */
const untouched = (path: string) => (page: Page) => page.goto(path)

/** Searches in the open catalogue, and waits for what it then shows. */
const searchFor = (words: string, shown: string) => async (page: Page) => {
  await page.getByRole('searchbox', { name: catalogueTexts.search }).fill(words)
  await page.getByRole('main').getByText(shown).first().waitFor()
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** The views of the shop, each story in one visit; of a dialog, and of a page seen before, axe checks what is new. */
const stories: Record<string, Record<string, (page: Page) => Promise<unknown>>> = {
  lists: {
    catalogue: at('/products'),
    'empty catalogue (main)': searchFor('finnesikke', gridTexts.empty),
    'similar patches (main)': searchFor('handbal', catalogueTexts.similar),
    list: toItsEnd('/products?view=list&isNew=true'),
  },
  patches: {
    'front page': toItsEnd('/'),
    'patch page': at('/patch/31'),
    'try-on': async (page) => {
      await open(page, '/prov-dem-pa?bukse=red_31.f.500.490.-4_22.f.520.600.170')
      await page
        .getByRole('button', { name: /på buksa$/ })
        .last()
        .waitFor()
    },
    'shared outfit (dialog)': async (page) => {
      await page.getByRole('button', { name: tryOnTexts.share }).click()
      await page.getByRole('img', { name: tryOnTexts.picture }).waitFor()
    },
  },
  'dialogs over the catalogue': {
    'filters (dialog, phone)': async (page) => {
      await open(page, '/products?search=elg')
      await page.getByRole('button', { name: catalogueTexts.filters }).click()
      await page.getByRole('dialog').waitFor()
    },
    'detail (dialog)': async (page) => {
      await close(page)
      await cards(page).first().getByRole('button', { name: /^Se / }).click()
      await page.getByRole('dialog').waitFor()
    },
    'zoomed picture (dialog)': async (page) => {
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /^Forstørr/ })
        .click()
      await page.locator('img[width="1000"]').waitFor()
    },
    'empty cart (dialog)': async (page) => {
      await page.keyboard.press('Escape')
      await page.locator('img[width="1000"]').waitFor({ state: 'detached' })
      await close(page)
      await openCart(page)
    },
    'empty wishlist (dialog)': async (page) => {
      await close(page)
      await openWishlist(page)
    },
    'wishlist (dialog)': async (page) => {
      await close(page)
      await cards(page).first().locator('button[aria-pressed]').click()
      const drawer = await openWishlist(page)
      await drawer.getByRole('listitem').waitFor()
    },
    'cart drawer (dialog)': async (page) => {
      await close(page)
      await addFirst(page, 2)
      await openCart(page)
    },
    checkout: async (page) => {
      await close(page)
      await goToCheckout(page)
      await page.locator('input[name=number]').waitFor()
    },
  },
  'designer and parts of every page': {
    designer: at('/lag-din-egen'),
    'error toast': async (page) => {
      await page.getByRole('button', { name: designerTexts.add }).click()
      const toast = page.getByRole('alert')
      await toast.waitFor()
      const colour = toast.evaluate((shown) => getComputedStyle(shown).backgroundColor)
      expect(await colour).toBe('rgb(143, 11, 33)')
    },
    about: at('/om-oss'),
    'side menu (dialog, phone)': async (page) => {
      await page.getByRole('button', { name: navigationTexts.menu }).click()
      await page.getByRole('dialog').waitFor()
    },
    'search suggestions (dialog, phone)': async (page) => {
      await page.getByRole('combobox').last().fill('flagg')
      await page.locator('[data-suggestion="product"]').first().waitFor()
    },
    'search without a hit (dialog, phone)': async (page) => {
      await page.getByRole('combobox').last().fill('zzzqq')
      await page.getByText('Ingen resultater for').waitFor()
    },
    'search suggestions (desktop)': async (page) => {
      // The first press ends the search, the second one closes the menu.
      await page.keyboard.press('Escape')
      await close(page)
      await page.getByRole('banner').getByRole('combobox').fill('flagg')
      await page.locator('[data-suggestion="product"]').first().waitFor()
    },
    chat: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: chatTexts.open }).click()
      await page.getByRole('log').waitFor()
    },
  },
  'pages to read, and from mails': {
    contact: toItsEnd('/kontakt'),
    terms: untouched('/vilkar'),
    privacy: untouched('/personvern'),
    withdrawal: at('/angrerett'),
    confirmation: at('/order-confirmation?order_number=RP-ABCD2345'),
    unsubscribe: at('/unsubscribe?email=kari@example.com'),
    'newsletter confirmation': at('/bekreft-nyhetsbrev?token=1-abc'),
    'missing page': untouched('/finnes-ikke'),
    login: async (page) => {
      await open(page, '/admin/login')
      await page.locator('button[type=submit]:enabled').waitFor()
    },
  },
  'email preview and style guide': {
    'email preview': async (page) => {
      await open(page, '/email-preview')
      await page.getByRole('button', { name: 'Vis e-posten' }).click()
      await page.locator('iframe').contentFrame().getByRole('link').first().waitFor()
    },
    'style guide (phone)': async (page) => {
      await open(page, '/stil')
      for (const title of ['Dialog', 'Bred dialog', 'Skuff til høyre', 'Skuff til venstre'])
        await page.getByRole('dialog', { name: title, exact: true, includeHidden: true }).waitFor()
    },
  },
}

const partOf = (name: string) =>
  name.includes('(dialog') ? '[role=dialog]' : name.includes('(main') ? 'main' : 'html'

const sizesOf = (name: string) =>
  name.includes('phone)') ? [phone] : name.includes('(desktop') ? [desktop] : [phone, desktop]

test.each(Object.entries(stories))(
  '%s have no axe violation, do not overflow their width, and do not move',
  async (_, views) => {
    const { page, problems } = await visitor(phone)
    for (const [name, show] of Object.entries(views)) {
      const sizes = sizesOf(name)
      await page.setViewportSize(sizes[0] ?? phone)
      await show(page)
      expect(await page.evaluate(moving), name).toEqual([])
      for (const size of sizes) {
        await page.setViewportSize(size)
        await expectSound(page, `${name} at ${size.width} px`, partOf(name))
      }
      // A call that was refused for want of a login would be among them (GEN-04).
      expect(problems.splice(0), name).toEqual(
        name === 'missing page' ? [expect.stringContaining('404')] : [],
      )
    }
  },
)
