import type { Locator, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { designInWords } from '../../../api/testing/test-designs.ts'
import { newSession, placeOrder } from '../../../scripts/test/place-order.ts'
import { linkedOrderTexts } from '../../shop/linked-order/index.ts'
import { proofTexts as texts } from '../../shop/linked-order/proofs/text.ts'
import { holdTexts } from '../../staff/orders/changes/text.ts'
import { proofListTexts, proofTexts as staffTexts } from '../../staff/orders/proofs/text.ts'
import { orderDetailsTexts, orderTexts } from '../../staff/orders/text.ts'
import { phone, visitor } from '../browser.ts'
import { expectSound } from '../sound.ts'
import { logIn } from '../staff/staff-steps.ts'
import { told } from '../toasts.ts'
import { approveDesign, pressInMail } from './proof-steps.ts'

/** Records a design in words, in a session; returns its id. */
async function recorded(page: Page, session: string, words: string): Promise<string> {
  const headers = { 'x-session-id': session }
  const data = designInWords(words)
  const answer = await page.request.post('/api/custom-designs', { headers, data })
  return ((await answer.json()) as { id: string }).id
}

/** A paid order of ten patches of a design. */
async function designOrder(page: Page) {
  const session = newSession()
  const customerEmail = `korrektur-${crypto.randomUUID().slice(0, 8)}@example.com`
  const number = await placeOrder(inject('shopUrl'), {
    productId: 999_999,
    quantity: 10,
    customImageId: await recorded(page, session, 'RUSS 27'),
    session,
    customerEmail,
  })
  return { number, customerEmail }
}

const hasFocus = (place: Locator) => place.evaluate((one) => one === document.activeElement)

/** Nothing on the page asks for an approval any more. */
async function expectApproved(page: Page): Promise<void> {
  await page.getByText(texts.introApproved).waitFor()
  await page.getByText(texts.statusApproved(false)).waitFor()
  for (const before of [texts.intro(false), texts.status(false)])
    expect(await page.getByText(before).count()).toBe(0)
}

test('a customer comments on a design, staff change it, the customer approves, and only then it is shipped without a question', async () => {
  const { page, problems } = await visitor(phone)
  const { number, customerEmail } = await designOrder(page)
  await pressInMail(page, customerEmail, 'Takk for bestillingen')
  await page.getByText(texts.status(false)).waitFor()
  const picture = page.getByRole('img', { name: texts.picturesOf('10 × Tilpasset patch', 1) })
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThanOrEqual(480)
  await expectSound(page)

  await page.getByRole('button', { name: texts.comment }).click()
  const field = page.getByLabel(texts.field)
  await page.getByRole('button', { name: texts.send }).click()
  await page.getByText(texts.empty).waitFor()
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

  await pressInMail(page, customerEmail, 'Nytt motiv til godkjenning')
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

test('a customer is asked once more before an approval, by keyboard too, and can go back', async () => {
  const { page, problems } = await visitor(phone)
  const { customerEmail } = await designOrder(page)
  await pressInMail(page, customerEmail, 'Takk for bestillingen')
  const approve = page.getByRole('button', { name: texts.approve })
  await approve.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('group', { name: texts.ask })
  await expect.poll(() => hasFocus(question)).toBe(true)
  await question.getByText(texts.askText).waitFor()
  await expectSound(page)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(approve)).toBe(true)
  await page.getByText(texts.state.waiting, { exact: true }).waitFor()
  await page.getByText(texts.intro(false)).waitFor()

  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(question)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const state = page.getByRole('status').filter({ hasText: texts.state.approved })
  await expect.poll(() => hasFocus(state)).toBe(true)
  await expectApproved(page)
  expect(problems).toEqual([])
})

test('without scripts the page shows the design, large enough to judge, and says how to answer', async () => {
  const { page } = await visitor()
  const { customerEmail } = await designOrder(page)
  await pressInMail(page, customerEmail, 'Takk for bestillingen')
  const picture = page.getByRole('img', { name: texts.picturesOf('10 × Tilpasset patch', 1) })
  expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(480)
  const html = await (await page.request.get(page.url())).text()
  expect(html).toContain(texts.noScript)
  expect(html).toContain(texts.picturesOf('10 × Tilpasset patch', 1))
})

test('an answer from a stale page is not sent before the customer has seen the other one, and what was typed stays', async () => {
  const { page } = await visitor(phone)
  const { customerEmail } = await designOrder(page)
  await pressInMail(page, customerEmail, 'Takk for bestillingen')
  const { page: other, problems } = await visitor()
  await other.goto(page.url())
  const comment = async (on: Page, words: string) => {
    await on.getByLabel(texts.field).fill(words)
    await on.getByRole('button', { name: texts.send }).click()
  }
  await page.getByRole('button', { name: texts.comment }).click()
  await other.getByRole('button', { name: texts.approve }).click()
  const question = other.getByRole('group', { name: texts.ask })
  await question.waitFor()

  await comment(page, 'Skriv Kari, ikke Kåre!')
  await page.getByText(texts.state.commented, { exact: true }).waitFor()
  await question.getByRole('button', { name: texts.approveSurely }).click()
  await told(other, texts.approveFailed, texts.changed)
  await other.getByText('Skriv Kari, ikke Kåre!').waitFor()
  await other.getByText(texts.state.commented, { exact: true }).waitFor()
  expect(await question.count()).toBe(0)

  await other.getByRole('button', { name: texts.rewrite }).click()
  await other.getByLabel(texts.field).fill('Legg til russ 2027')
  await page.getByRole('button', { name: texts.rewrite }).click()
  await comment(page, 'Skriv Kari med K')
  await page.getByText('Skriv Kari med K').waitFor()
  await other.getByRole('button', { name: texts.send }).click()
  await told(other, texts.commentFailed, texts.changed)
  await other.getByText('Skriv Kari med K').waitFor()
  expect(await other.getByLabel(texts.field).inputValue()).toBe('Legg til russ 2027')
  await other.getByRole('button', { name: texts.send }).click()
  await other.getByText('Legg til russ 2027').waitFor()
  await other.getByRole('button', { name: texts.approveAfterComment }).click()
  await question.getByRole('button', { name: texts.approveSurely }).click()
  await other.getByText(texts.state.approved, { exact: true }).waitFor()
  // The two refusals are the only failed calls.
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
})
