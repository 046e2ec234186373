import { expect, test } from 'vitest'
import { paymentTexts as texts } from '../../staff/orders/payment/text.ts'
import { orderTexts } from '../../staff/orders/text.ts'
import { visitor } from '../browser.ts'
import { told } from '../toasts.ts'
import { findOrder, logIn, paidOrder } from './staff-steps.ts'

test('staff pay a unit back, then cancel the order and pay back the rest', async () => {
  const { number } = await paidOrder('tilbake')
  const { page } = await visitor()
  await logIn(page)
  const row = await findOrder(page, number)
  await row.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
  const details = page.getByRole('dialog', { name: new RegExp(number) })
  await details.getByRole('button', { name: texts.refund }).click()
  const form = details.getByRole('form', { name: texts.formTitle })

  await form.getByRole('button', { name: 'Flere' }).first().click()
  const amount = form.getByLabel(texts.amount)
  expect(await amount.inputValue()).toMatch(/^\d+$/)
  const suggested = await amount.inputValue()
  await amount.fill('100000')
  await form.getByRole('button', { name: /^Betal tilbake/ }).click()
  await form.getByText(/^Skriv et beløp fra/).waitFor()
  await form.getByText(texts.reasonMissing).waitFor()
  await amount.fill(suggested)
  await form.getByLabel(texts.reason).fill('En løs tråd')
  await form.getByRole('button', { name: `Betal tilbake ${suggested} kr` }).click()
  await told(page, `${suggested} kr betales tilbake`)
  await details.getByText('En løs tråd').waitFor()
  await page.keyboard.press('Escape')
  await row.getByText(orderTexts.partlyRefunded).waitFor()

  await row.getByLabel(orderTexts.statusOf(number)).selectOption('cancelled')
  await page.getByRole('button', { name: texts.refundOf(number) }).click()
  await details.getByText(texts.left('').trim()).waitFor()
  await details.getByRole('button', { name: texts.refund, exact: true }).click()
  await form.getByLabel(texts.reason).fill('Avbestilt')
  await form.getByRole('button', { name: /^Betal tilbake/ }).click()
  await details.getByText(texts.nothingLeft).waitFor()
  await page.keyboard.press('Escape')
  await row.getByText(orderTexts.marks.refunded).waitFor()
  expect(await row.getByLabel(orderTexts.statusOf(number)).inputValue()).toBe('cancelled')
})
