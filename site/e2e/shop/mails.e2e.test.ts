import { readFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createMailRenderer } from '../../../emails/render.ts'
import { sampledTemplates } from '../../../emails/samples/sampled-templates.ts'
import { sampleShop } from '../../../emails/samples/shop.ts'
import { campaign, samples } from '../../../emails/templates/campaign.ts'
import { browserPath } from '../../../scripts/test/browser.ts'
import { phone, quiet, visitor, watched } from '../browser.ts'
import { differs } from '../compare-screenshots.ts'
import { axeOf, expectNoViolation } from '../sound.ts'

const renderMail = createMailRenderer(sampleShop(inject('shopUrl')))
const sampled = await sampledTemplates(new URL('../../../emails/templates/', import.meta.url))
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

/** The regular browser, because the headless shell renders text differently. */
async function browserAsPeopleHaveIt(): Promise<Browser> {
  const executablePath = browserPath()
  const browser = await chromium.launch({ args: quiet, ...(executablePath && { executablePath }) })
  onTestFinished(() => browser.close())
  return browser
}

/** Fails when the mail is not readable on a phone, in dark mode or without images. */
async function expectReadable(page: Page, html: string, name: string): Promise<void> {
  await show(page, html)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width)
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const ground = page.locator('body')
    const colour = await ground.evaluate((body) => getComputedStyle(body).backgroundColor)
    expect(colour, name).toBe(colorScheme === 'dark' ? 'rgb(23, 20, 18)' : 'rgb(250, 245, 235)')
    const axe = await axeOf(page)
    // Only colours differ in dark mode. A mail is shown inside another page, which has the landmarks.
    if (colorScheme === 'dark') axe.withRules('color-contrast')
    else axe.disableRules(['region', 'landmark-one-main'])
    await expectNoViolation(axe, name)
  }
  // No information is only in a picture.
  for (const text of await page.getByRole('link').allInnerTexts())
    expect(text.trim(), name).not.toBe('')
  expect(await page.locator('img:not([alt])').count(), name).toBe(0)
}

test('EMAILP-06 EMAILP-07 every mail is readable on a phone, in dark mode and without images, and the sample can be looked at in the shop', async () => {
  const { page, problems } = await visitor(phone)
  await page.goto('/email-preview')
  // No line of the settings is truncated.
  const [shown, all] = await page.locator('pre').evaluate((it) => [it.clientWidth, it.scrollWidth])
  expect(all).toBe(shown)
  const frame = page.locator('iframe')
  expect(await frame.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Vis e-posten' }).click()
  expect(await frame.evaluate((element) => element.clientHeight)).toBe(600)
  const number = /RP-[A-Z0-9]{8}/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none'
  await frame.contentFrame().getByText(number).first().waitFor()
  await page.getByRole('button', { name: 'Skjul e-posten' }).click()
  expect(await frame.isVisible()).toBe(false)
  expect(problems).toEqual([])

  await page.goto('about:blank')
  await page.route('**/*.png', (route) => route.abort())
  for (const { name, template, data } of sampled)
    await expectReadable(page, (await renderMail(template, data)).html, name)

  const { html } = await renderMail(campaign, samples().campaign)
  const browser = await browserAsPeopleHaveIt()
  for (const width of widths) {
    const viewport = { width, height: 800 }
    const { page: regular } = await watched(await browser.newContext({ viewport, locale: 'nb-NO' }))
    await show(regular, html)
    const screenshot = await regular.screenshot({ fullPage: true })
    const kept = new URL(`../kept/newsletter-${width}.png`, import.meta.url)
    expect(await differs(screenshot, kept), `Compare with ${kept.pathname}`).toBe(false)
  }
})
