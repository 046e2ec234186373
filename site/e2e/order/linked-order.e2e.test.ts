import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { placeOrder } from '../../../scripts/rehearsal/buyer.ts'
import { paths } from '../../paths.ts'
import { withdrawalFormTexts } from '../../shop/legal/withdrawal-text.ts'
import { linkedOrderTexts as texts } from '../../shop/linked-order/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { phone, visitor } from '../browser.ts'
import { hrefInMail, openMail } from '../inbox.ts'
import { expectSound } from '../sound.ts'
import { open } from '../steps.ts'
import { expectToast } from '../toasts.ts'

/** A paid order of two units of a patch, and the link in its receipt. */
async function mailedOrder(page: Page) {
  const email = `kari-${crypto.randomUUID().slice(0, 8)}@example.com`
  const number = await placeOrder(inject('shopUrl'), {
    productId: 104,
    quantity: 2,
    customerEmail: email,
  })
  await openMail(page, email)
  return { number, email, href: await hrefInMail(page, 'Se bestillingen') }
}

const linesIn = (drawer: ReturnType<Page['getByRole']>) => drawer.locator('[data-line]')

test('a customer opens the order from the mail, buys it again, asks for the receipt, and fills in the form to withdraw', async () => {
  const { page, problems } = await visitor(phone)
  const { number, email, href } = await mailedOrder(page)
  await open(page, href)
  await page.getByRole('heading', { name: texts.title, level: 1 }).waitFor()
  await page.getByText(number).first().waitFor()
  expect(await page.getByText(texts.payment.paid, { exact: true }).count()).toBe(1)
  await expectSound(page)

  const again = page.getByRole('button', { name: texts.again })
  await again.scrollIntoViewIfNeeded()
  for (const _ of ['once', 'and once more']) {
    await again.click()
    const drawer = page.getByRole('dialog', { name: navigationTexts.cart })
    await drawer.waitFor()
    await expect.poll(() => linesIn(drawer).count()).toBe(1)
    expect(await linesIn(drawer).locator('output').textContent()).toBe('2')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
  }

  await page.getByRole('button', { name: texts.receipt }).click()
  await expectToast(page, texts.receiptSent, texts.receiptSentText)
  const withdrawal = page.getByRole('link', { name: texts.withdrawal, exact: true })
  expect(await withdrawal.getAttribute('href')).toBe(`/angrerett?ordre=${number}#angreskjema`)
  await openMail(page, email, { count: 2 })
  await open(page, paths.withdrawalOf(number))
  await page.getByLabel(withdrawalFormTexts.fields.goods).click()
  await expect
    .poll(() => page.getByLabel(withdrawalFormTexts.fields.orderNumber).inputValue())
    .toBe(number)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByLabel(withdrawalFormTexts.fields.goods).isVisible()).toBe(true)
  expect(await page.getByText(withdrawalFormTexts.signature).isVisible()).toBe(true)
  for (const hidden of ['header', 'footer', '[data-print]'])
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false)
  await page.emulateMedia({ media: null })

  await page.goto(href.slice(0, -3))
  await page.getByRole('heading', { name: texts.cut.title, level: 1 }).waitFor()
  await expectSound(page)
  await page.goto(paths.order({ token: `${number}-${'A'.repeat(22)}` }))
  await page.getByRole('heading', { name: texts.ended.title, level: 1 }).waitFor()
  await expectSound(page, 'ended link', 'main')
  // The page of a link that lost its end, or that was ended, has this status.
  expect(problems.filter((problem) => !problem.includes('410'))).toEqual([])
})
