import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayInOslo } from '../../../modules/shared/day.ts'
import { formatOre } from '../../../modules/shared/money.ts'
import { wholeShop } from '../../../scripts/test/shop-setup.ts'
import { summaryTexts } from '../../shop/checkout/text.ts'
import { linkedOrderTexts } from '../../shop/linked-order/text.ts'
import { journalTexts } from '../../staff/orders/journal/text.ts'
import { paymentTexts } from '../../staff/orders/payment/text.ts'
import { orderTexts } from '../../staff/orders/text.ts'
import { phone, visitor } from '../browser.ts'
import { expectSound } from '../sound.ts'
import { addFirst, goToCheckout, hrefs, open } from '../steps.ts'
import { told } from '../toasts.ts'
import { findOrder, logIn, paidOrder } from './staff-steps.ts'

/** The file that a button saves. */
async function saved(page: Page, button: Locator) {
  const saving = page.waitForEvent('download')
  await button.click()
  const file = await saving
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

/** The fields of the journal's rows of an order. */
const rowsOf = (csv: string, number: string) =>
  csv
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('";"'))
    .filter((fields) => fields.includes(number))

test('staff give a part back, and save the order’s papers and the journal of the day', async () => {
  const { number, email } = await paidOrder('bilag')
  const { page } = await visitor()
  await logIn(page)
  const row = await findOrder(page, number)
  await row.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
  const details = page.getByRole('dialog', { name: new RegExp(number) })
  const receipt = details.getByRole('button', { name: /^Kvittering nr\. \d+$/ })
  const pdf = await saved(page, receipt)
  expect(pdf.name).toMatch(/^kvittering-\d+\.pdf$/)
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-')

  await details.getByRole('button', { name: paymentTexts.refund }).click()
  const form = details.getByRole('form', { name: paymentTexts.formTitle })
  await form.getByLabel(paymentTexts.amount).fill('12,50')
  await form.getByLabel(paymentTexts.reason).fill('En løs tråd')
  await form.getByRole('button', { name: /^Betal tilbake/ }).click()
  await told(page, paymentTexts.done(formatOre(12_50)))
  await page.keyboard.press('Escape')

  await page.getByText(journalTexts.title).click()
  const today = dayInOslo(new Date())
  await page.getByLabel(journalTexts.from).fill(today)
  await page.getByLabel(journalTexts.to).fill(today)
  const fetchJournal = () => saved(page, page.getByRole('button', { name: journalTexts.fetch }))
  await expect
    .poll(async () => rowsOf((await fetchJournal()).content.toString(), number).length)
    .toBe(2)
  const journal = await fetchJournal()
  expect(journal.name).toBe(`salgsjournal-${today}-${today}.csv`)
  const [sale = [], credit = []] = rowsOf(journal.content.toString(), number)
  const amount = /^-?\d+,\d\d$/
  expect(sale.slice(0, 3)).toEqual([today, 'Kvittering', pdf.name.replace(/\D/g, '')])
  for (const field of sale.slice(4, 9)) expect(field).toMatch(amount)
  expect(credit[1]).toBe('Kreditnota')
  expect(credit.slice(4)).toEqual(['-10,00', '-2,50', '-12,50', '-12,50', '', 'En løs tråd'])

  const customer = await visitor(phone)
  await openMailedOrder(customer.page, email)
  const papers = customer.page.locator('section', {
    has: customer.page.getByRole('heading', { name: linkedOrderTexts.documentsTitle }),
  })
  await expectSound(customer.page)
  const addresses = await hrefs(papers)
  expect(addresses).toHaveLength(2)
  for (const address of addresses) {
    const answer = await customer.page.request.get(String(address))
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
  expect(
    (await (await customer.page.request.get(String(addresses[0]))).body()).equals(pdf.content),
  ).toBe(true)
})

/** Opens the order's page from the first mail about it. */
async function openMailedOrder(page: Page, email: string) {
  const mail = page.getByRole('link').filter({ hasText: email })
  await expect
    .poll(async () => {
      await page.goto('/innboks')
      return mail.count()
    })
    .toBe(2)
  await mail.last().click()
  const link = page.locator('iframe').contentFrame().getByRole('link', { name: 'Se bestillingen' })
  await open(page, (await link.getAttribute('href')) ?? '')
}

describe('a shop whose seller is not registered for VAT', () => {
  let shop: Awaited<ReturnType<typeof wholeShop>>
  beforeAll(async () => {
    shop = await wholeShop({ VAT_REGISTERED: '0' })
  })
  afterAll(() => shop.stop())

  test.each(['/', '/kontakt', '/om-oss', '/vilkar', '/personvern', '/angrerett', '/checkout'])(
    'says nothing of VAT in %s',
    async (path) => {
      const html = await (await fetch(shop.url + path)).text()
      expect(html).toContain('000 000 000')
      expect(html).not.toMatch(/\bmva\b|vatID|merverdiavgift/i)
    },
  )

  test('adds no VAT line to the sums at checkout', async () => {
    const { page } = await visitor(phone, 1, shop.url)
    await open(page, '/products?category=sport')
    await addFirst(page, 1)
    await goToCheckout(page)
    await page.getByText(summaryTexts.total, { exact: true }).first().waitFor()
    expect(await page.getByRole('main').innerText()).not.toMatch(/mva/i)
  })
})
