import { expect, inject, test } from 'vitest'
import { lawPages as pages } from '../../../scripts/test/public-pages.ts'
import { retentionTexts } from '../../shop/legal/privacy-text.ts'
import { retentionRows } from '../../shop/legal/retention-text.ts'
import { storedParts } from '../../shop/legal/stored-keys.ts'
import { withdrawalFormTexts as texts } from '../../shop/legal/withdrawal-text.ts'
import { lawPages } from '../../text/law-pages.ts'
import { shop } from '../../text/shop-facts.ts'
import { visitor } from '../browser.ts'
import { atCheckout, hrefs, open } from '../steps.ts'

test('beside the terms of the checkout, each page of the law opens without leaving the checkout', async () => {
  const { page } = await atCheckout()
  const main = page.getByRole('main')
  for (const { label, href } of lawPages) {
    const opened = page.waitForEvent('popup')
    await main.getByRole('link', { name: label, exact: true }).click()
    const tab = await opened
    await tab.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(tab.url()).pathname).toBe(href)
  }
  expect(new URL(page.url()).pathname).toBe('/checkout')
})

test.each(pages)(
  '$path shows each heading, and its links lead to pages and parts of the shop that are there',
  async ({ path }) => {
    const { page } = await visitor()
    await page.goto(path)
    for (const heading of await page.getByRole('main').locator('h2').all())
      expect(await heading.isVisible(), await heading.innerHTML()).toBe(true)
    for (const href of await hrefs(page.getByRole('main'))) {
      if (!href?.startsWith('/')) continue
      const answer = await fetch(inject('shopUrl') + href)
      expect(answer.status, href).toBe(200)
      const [, part] = href.split('#')
      if (part) expect(await answer.text()).toContain(`id="${part}"`)
    }
  },
)

test('the page on privacy shows each stored thing with what it is for', async () => {
  const { page } = await visitor()
  await page.goto('/personvern')
  for (const { title, keys } of storedParts) {
    const rows = page.getByRole('table', { name: title }).getByRole('row')
    expect(await rows.count()).toBe(keys.length + 1)
    for (const [index, { name, purpose }] of keys.entries()) {
      expect(
        await rows
          .nth(index + 1)
          .getByRole('rowheader')
          .innerText(),
      ).toBe(name)
      expect(
        await rows
          .nth(index + 1)
          .getByRole('cell')
          .innerText(),
      ).toBe(purpose)
    }
  }
})

test('the withdrawal form is copied with the seller and what was filled in', async () => {
  const { page, context } = await visitor()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/angrerett')
  await page.getByLabel(texts.fields.goods).fill('2 × Elg')
  await page.getByLabel(texts.fields.orderNumber).fill('RP-ABCD2345')
  await page.getByRole('button', { name: texts.copy }).click()
  await page.getByRole('status').getByText(texts.copied).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(shop.company)
  expect(copied).toContain(texts.statement)
  expect(copied).toContain(`${texts.fields.goods}: 2 × Elg`)
  expect(copied).toContain(`${texts.fields.orderNumber}: RP-ABCD2345`)
})

test('on paper, the withdrawal form is there without header, footer and buttons', async () => {
  const { page } = await visitor()
  await open(page, '/angrerett')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByLabel(texts.fields.goods).isVisible()).toBe(true)
  expect(await page.getByText(texts.signature).isVisible()).toBe(true)
  for (const hidden of [
    page.locator('header'),
    page.locator('footer'),
    page.locator('[data-print]'),
  ])
    expect(await hidden.first().isVisible()).toBe(false)
})

test('the withdrawal form is sent once its fields are right, and says where the receipt goes', async () => {
  const { page } = await visitor()
  await open(page, '/angrerett')
  const send = page.getByRole('button', { name: texts.send })
  await page.getByLabel(texts.fields.email).fill('kari@example')
  await send.click()
  await page.getByText(texts.missing.goods).waitFor()
  await page.getByText(texts.wrongEmail).waitFor()
  expect(
    await page.getByLabel(texts.fields.goods).evaluate((field) => field.matches(':focus')),
  ).toBe(true)
  await page.getByLabel(texts.fields.goods).fill('2 × Elg')
  await page.getByLabel(texts.fields.name).fill('Kari Nordmann')
  await page.getByLabel(texts.fields.email).fill('kari@example.com')
  await page.route('**/api/withdrawal', (route) => route.fulfill({ status: 503, json: {} }))
  await send.click()
  await page.getByText(texts.failed).waitFor()
  await page.unroute('**/api/withdrawal')
  const sent = page.waitForRequest('**/api/withdrawal')
  await send.click()
  expect((await sent).postDataJSON()).toEqual({
    goods: '2 × Elg',
    name: 'Kari Nordmann',
    email: 'kari@example.com',
  })
  await page.getByRole('status').getByText(texts.sent('kari@example.com')).waitFor()
})

test('the page on privacy shows how long each kind of data is kept', async () => {
  const { page } = await visitor()
  await page.goto('/personvern')
  const section = page.getByRole('region', { name: retentionTexts.title })
  for (const { what, period, why } of retentionRows) {
    const row = section
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: what }) })
    expect(await row.getByRole('cell').innerText()).toBe(`${period}\n${why}`)
  }
})
