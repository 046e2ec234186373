import { expect, test } from 'vitest'
import { summaryTexts, checkoutTexts as texts, thankYouTexts } from '../../shop/checkout/text.ts'
import { phone, visitor } from '../browser.ts'
import { expectSound } from '../sound.ts'
import {
  acceptTerms,
  addFirst,
  customer,
  fillCard,
  fillCustomer,
  goToCheckout,
  krOf,
  open,
  payButton,
} from '../steps.ts'
import { expectToast } from '../toasts.ts'

test('CHK-11 PAY-05 PAY-06 PAY-13 on a phone refused cards can be corrected, and the price with the typed code is charged', async () => {
  const { page } = await visitor(phone)
  await open(page, '/products?category=sport')
  await addFirst(page, 3)
  await goToCheckout(page)
  await fillCustomer(page, { ...customer('ola'), By: '', Postnummer: '' })
  const answered = page.waitForResponse('**/postnummer/5.json')
  await page.getByRole('textbox', { name: texts.labels.postalCode }).fill('5014')
  const place = page.getByRole('textbox', { name: texts.labels.city })
  await expect.poll(() => place.inputValue()).toBe('Bergen')
  expect((await (await answered).request().sizes()).responseBodySize).toBeLessThan(10_000)
  await acceptTerms(page)
  await page.reload()
  await expect.poll(() => place.inputValue()).toBe('Bergen')

  const intents: number[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/create-payment-intent'))
      intents.push((await response.json()).total / 100)
  })
  await fillCard(page, '4242 4242 4242 4241')
  const before = await krOf(payButton(page))
  await page.getByRole('textbox', { name: summaryTexts.code }).fill('3for2')
  await payButton(page).click()
  await expectToast(page, texts.invalidCard, 'Kortnummeret ditt er ugyldig.')

  await fillCard(page, '4000 0000 0000 9995')
  await payButton(page).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, texts.failed, 'Kortet ditt har ikke tilstrekkelig dekning.')
  await expect
    .poll(() => payButton(page).evaluate((it) => it === document.activeElement))
    .toBe(true)
  await page.locator('[data-refusal]').getByText('ikke tilstrekkelig dekning').waitFor()
  await expectSound(page, 'refused card', 'main')

  await fillCard(page, '4000 0025 0000 3155')
  await payButton(page).click()
  await page.getByRole('button', { name: 'Avvis autentisering' }).click()
  await page.getByText(texts.failed).first().waitFor()
  expect(await page.getByRole('heading', { name: thankYouTexts.title }).count()).toBe(0)
  await payButton(page).click()
  await page.getByRole('button', { name: 'Fullfør autentisering' }).click()
  await page.getByRole('heading', { name: thankYouTexts.title }).waitFor()
  expect(intents.at(-1)).toBeLessThan(before)
  await expectSound(page)
})
