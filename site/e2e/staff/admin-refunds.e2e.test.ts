import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { dayInOslo } from '../../../modules/shared/day.ts'
import { formatOre } from '../../../modules/shared/money.ts'
import { linkedOrderTexts } from '../../shop/linked-order/text.ts'
import { journalTexts } from '../../staff/orders/journal/text.ts'
import { paymentTexts as texts } from '../../staff/orders/payment/text.ts'
import { orderTexts } from '../../staff/orders/text.ts'
import { phone, visitor } from '../browser.ts'
import { hrefInMail, openMail } from '../inbox.ts'
import { expectSound } from '../sound.ts'
import { hrefs, open } from '../steps.ts'
import { expectToast } from '../toasts.ts'
import { findOrder, logIn, paidOrder } from './staff-steps.ts'

test('staff give a part back, then cancel the order and pay back the rest; its papers are the journal’s and the customer’s', async () => {
  const day = dayInOslo(new Date())
  const { number, email } = await paidOrder('tilbake')
  const { page } = await visitor()
  await logIn(page)
  const row = await findOrder(page, number)
  await row.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
  const details = page.getByRole('dialog', { name: new RegExp(number) })
  const receipt = await saved(page, details.getByRole('button', { name: /^Kvittering nr\. \d+$/ }))
  expect(receipt.name).toMatch(/^kvittering-\d+\.pdf$/)
  expect(isPdf(receipt.content)).toBe(true)

  await details.getByRole('button', { name: texts.refund }).click()
  const form = details.getByRole('form', { name: texts.formTitle })
  const submit = form.getByRole('button', { name: /^Betal tilbake/ })
  const amount = form.getByLabel(texts.amount)
  await form.getByRole('button', { name: 'Flere' }).first().click()
  expect(await amount.inputValue()).toMatch(/^[1-9]\d*$/)
  await form.getByRole('button', { name: 'Færre' }).first().click()
  await amount.fill('100000')
  await submit.click()
  await form.getByText(/^Skriv et beløp fra/).waitFor()
  await form.getByText(texts.reasonMissing).waitFor()
  await amount.fill('12,50')
  await form.getByLabel(texts.reason).fill('En løs tråd')
  await form.getByRole('button', { name: texts.submit(formatOre(12_50)) }).click()
  await expectToast(page, texts.done(formatOre(12_50)))
  await details.getByText('En løs tråd').waitFor()
  await page.keyboard.press('Escape')
  await row.getByText(orderTexts.partlyRefunded).waitFor()
  await expectInJournal(page, day, { number, receipt: receipt.name })

  await row.getByLabel(orderTexts.statusOf(number)).selectOption('cancelled')
  await page.getByRole('button', { name: texts.refundOf(number) }).click()
  await details.getByText(texts.left('').trim()).waitFor()
  await details.getByRole('button', { name: texts.refund, exact: true }).click()
  await form.getByLabel(texts.reason).fill('Avbestilt')
  await submit.click()
  await details.getByText(texts.nothingLeft).waitFor()
  await page.keyboard.press('Escape')
  await row.getByText(orderTexts.marks.refunded).waitFor()
  expect(await row.getByLabel(orderTexts.statusOf(number)).inputValue()).toBe('cancelled')

  const customer = await visitor(phone)
  await openMail(customer.page, email, { count: 3 })
  await open(customer.page, await hrefInMail(customer.page, 'Se bestillingen'))
  const papers = customer.page.locator('section', {
    has: customer.page.getByRole('heading', { name: linkedOrderTexts.documentsTitle }),
  })
  const files = await Promise.all(
    (await hrefs(papers)).map(async (address) =>
      (await customer.page.request.get(String(address))).body(),
    ),
  )
  expect(files.map(isPdf)).toEqual([true, true, true])
  expect(files[0]?.equals(receipt.content)).toBe(true)
  await expectSound(customer.page)
})

const isPdf = (file: Buffer): boolean => file.subarray(0, 5).toString() === '%PDF-'

/** The journal from a day until today has the order's sale, and the part that was given back. */
async function expectInJournal(
  page: Page,
  from: string,
  { number, receipt }: { number: string; receipt: string },
) {
  await page.getByText(journalTexts.title).click()
  // Another day than the first when midnight has passed since.
  const to = dayInOslo(new Date())
  await page.getByLabel(journalTexts.from).fill(from)
  await page.getByLabel(journalTexts.to).fill(to)
  const fetchJournal = () => saved(page, page.getByRole('button', { name: journalTexts.fetch }))
  const rows = async () => rowsOf((await fetchJournal()).content.toString(), number)
  await expect.poll(async () => (await rows()).length).toBe(2)
  expect((await fetchJournal()).name).toBe(`salgsjournal-${from}-${to}.csv`)
  const [sale = [], credit = []] = await rows()
  expect([from, to]).toContain(sale[0])
  expect(sale.slice(1, 3)).toEqual(['Kvittering', receipt.replace(/\D/g, '')])
  for (const field of sale.slice(4, 9)) expect(field).toMatch(/^-?\d+,\d\d$/)
  expect(credit[1]).toBe('Kreditnota')
  expect(credit.slice(4)).toEqual(['-10,00', '-2,50', '-12,50', '-12,50', '', 'En løs tråd'])
}

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
