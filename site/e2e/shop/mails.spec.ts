import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createEmails } from '../../../emails/render.ts'
import { sampleMails } from '../../../emails/samples/mails.ts'
import { sampleShop } from '../../../emails/samples/shop.ts'
import { browserPath } from '../../../scripts/test/browser.ts'
import { quiet, visitor } from '../browser.ts'
import { differs } from '../compare-screenshots.ts'

const mails = sampleMails(createEmails(sampleShop(inject('shopUrl'))))
const widths = [360, 600]

/** The mail's own font, loaded from a file, so that lines wrap alike on every machine. */
async function show(page: Page, html: string): Promise<void> {
  const file = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
  const font = await readFile(new URL(import.meta.resolve(file)))
  const source = `url(data:font/woff2;base64,${font.toString('base64')})`
  await page.setContent(html, { waitUntil: 'load' })
  await page.addStyleTag({
    content: `@font-face { font-family: 'Hanken Grotesk'; font-weight: 100 900; src: ${source} }`,
  })
  await page.evaluate(() => document.fonts.load("16px 'Hanken Grotesk'"))
  await page.evaluate(() => document.fonts.load("800 16px 'Hanken Grotesk'"))
}

/** In the regular browser, because the headless shell renders text differently. */
async function pageAsPeopleHaveIt(width: number): Promise<Page> {
  const executablePath = browserPath()
  const browser = await chromium.launch({ args: quiet, ...(executablePath && { executablePath }) })
  onTestFinished(() => browser.close())
  return browser.newPage({ viewport: { width, height: 800 }, locale: 'nb-NO' })
}

test.each(Object.entries(mails))(
  'the %s is readable on a phone, in dark mode and without images',
  async (_name, make) => {
    const { html } = await make()
    const { page } = await visitor()
    await page.route('**/*.png', (route) => route.abort())
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of widths) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 800 })
        await show(page, html)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        const ground = page.locator('body')
        const colour = await ground.evaluate((body) => getComputedStyle(body).backgroundColor)
        expect(colour).toBe(colorScheme === 'dark' ? 'rgb(23, 20, 18)' : 'rgb(250, 245, 235)')
      }
      // Landmark rules do not apply: a mail is shown inside another page, which has the landmarks.
      const axe = new AxeBuilder({ page })
        .setLegacyMode()
        .disableRules(['region', 'landmark-one-main'])
      const { violations } = await axe.analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
    }
    // No information is only in a picture.
    for (const link of await page.getByRole('link').all())
      expect((await link.innerText()).trim()).not.toBe('')
    expect(await page.locator('img:not([alt])').count()).toBe(0)
  },
)

test.each(widths)('a newsletter matches its screenshot, %d px wide', async (width) => {
  const { html } = await mails.campaign()
  const page = await pageAsPeopleHaveIt(width)
  await show(page, html)
  const screenshot = await page.screenshot({ fullPage: true })
  const kept = new URL(`../kept/newsletter-${width}.png`, import.meta.url)
  expect(await differs(screenshot, kept), `Compare with ${kept.pathname}`).toBe(false)
})
