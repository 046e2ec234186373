import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { designInWords } from '../../../api/testing/test-designs.ts'
import { newSession } from '../../../scripts/rehearsal/buyer.ts'
import { linkedOrderTexts } from '../../shop/linked-order/index.ts'
import { proofTexts as texts } from '../../shop/linked-order/proofs/text.ts'
import { confirmationTexts } from '../../shop/order/text.ts'
import { holdTexts } from '../../staff/orders/changes/text.ts'
import { proofListTexts, proofTexts as staffTexts } from '../../staff/orders/proofs/text.ts'
import { orderDetailsTexts, orderTexts } from '../../staff/orders/text.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { expectSound } from '../sound.ts'
import { logIn } from '../staff/staff-steps.ts'
import { acceptTerms, type Customer, customer, fillCustomer, open, payButton } from '../steps.ts'
import { approveDesign, pressInMail } from './proof-steps.ts'

/** Records a design in words, in a session; returns its id. */
async function recorded(page: Page, session: string, words: string): Promise<string> {
  const headers = { 'x-session-id': session }
  const data = designInWords(words)
  const answer = await page.request.post('/api/custom-designs', { headers, data })
  return ((await answer.json()) as { id: string }).id
}

/** Buys ten patches of a design with Klarna, and returns the order's number. */
async function buyDesign(page: Page, buyer: Customer): Promise<string> {
  const session = newSession()
  const customImageId = await recorded(page, session, 'RUSS 27')
  await page.request.post('/api/cart', {
    headers: { 'x-session-id': session },
    data: { productId: 999_999, quantity: 10, customImageId },
  })
  await page.addInitScript((id) => localStorage.setItem('cart-session-id', id), session)
  await open(page, '/checkout')
  await fillCustomer(page, buyer)
  await acceptTerms(page)
  await page.getByRole('radio', { name: 'Klarna' }).check()
  await payButton(page).click()
  await page.getByRole('button', { name: 'Godkjenn testbetalingen' }).click()
  await page.getByRole('heading', { name: confirmationTexts.stages.paid.title }).waitFor()
  return new URL(page.url()).searchParams.get('order_number') ?? ''
}

/** Nothing on the page asks for an approval any more. */
async function expectApproved(page: Page): Promise<void> {
  await page.getByText(texts.introApproved).waitFor()
  await page.getByText(texts.statusApproved(false)).waitFor()
  for (const before of [texts.intro(false), texts.status(false)])
    expect(await page.getByText(before).count()).toBe(0)
}

test('CONF-04 a customer buys and comments on a design, staff change it, the customer approves, and only then it is shipped without a question', async () => {
  const { page, problems } = await visitor(phone)
  const kari = customer('korrektur')
  const number = await buyDesign(page, kari)
  await page.getByText(confirmationTexts.next.approval, { exact: true }).waitFor()
  await page.getByText('et utkast som viser hvordan motivet ditt blir sydd').waitFor()
  await expectSound(page)
  await pressInMail(page, kari['E-post'], 'Takk for bestillingen')
  await page.getByText(texts.status(false)).waitFor()
  const picture = page.getByRole('img', { name: texts.picturesOf('10 × Tilpasset patch', 1) })
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThanOrEqual(480)
  await page.setViewportSize(desktop)
  expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(480)
  await page.setViewportSize(phone)
  await expectSound(page)

  await page.getByRole('button', { name: texts.comment }).click()
  const field = page.getByLabel(texts.field)
  await field.fill('Kan navnet bli større?')
  await page.getByRole('button', { name: texts.send }).click()
  await page.getByText(texts.state.commented, { exact: true }).waitFor()
  await expectSound(page)

  const { page: staff, problems: staffProblems } = await visitor()
  await logIn(staff)
  await staff.getByRole('button', { name: proofListTexts.openOf(number) }).click()
  const details = staff.getByRole('dialog', { name: orderDetailsTexts.title(number) })
  await details.getByText('Kan navnet bli større?').waitFor()
  await details.getByText(staffTexts.blocked).waitFor()
  await details.getByRole('button', { name: orderDetailsTexts.ship }).click()
  const question = staff.getByRole('dialog', { name: holdTexts.question('shipped') })
  await question.getByText(holdTexts.sentence(['unapproved'])).waitFor()
  await question.getByRole('button', { name: holdTexts.leave(1) }).click()
  await details.getByLabel(staffTexts.note).fill('Navnet er nå større.')
  const changed = await recorded(staff, newSession(), 'RUSS 2027')
  await details.getByLabel(staffTexts.design).fill(`/lag-din-egen?design=${changed}`)
  await details.getByRole('button', { name: staffTexts.send }).click()
  await details.getByText(staffTexts.state.waiting).waitFor()
  await expectSound(staff)

  await pressInMail(page, kari['E-post'], 'Nytt motiv til godkjenning')
  await page.getByText('Navnet er nå større.').waitFor()
  await approveDesign(page)
  await page.getByText(/^Du godkjente dette motivet /).waitFor()
  await expectApproved(page)
  await page.reload()
  await page.getByText(texts.state.approved, { exact: true }).waitFor()
  await expectApproved(page)
  expect(await page.getByRole('button', { name: texts.approve }).count()).toBe(0)
  await expectSound(page)

  await staff.reload()
  await staff.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
  await details.getByText(staffTexts.state.approved, { exact: true }).waitFor()
  expect(await details.getByText(staffTexts.blocked).count()).toBe(0)
  await details.getByRole('button', { name: orderDetailsTexts.ship }).click()
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByText(linkedOrderTexts.statusText.shipped).count()
    })
    .toBe(1)
  expect(problems).toEqual([])
  expect(staffProblems).toEqual([])
})
