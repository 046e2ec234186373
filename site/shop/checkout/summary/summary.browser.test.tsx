import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { product } from '../../../testing/browser.ts'
import { line, openCheckout, payButton, sum } from '../../../testing/open-checkout.tsx'
import { noteToasts } from '../../../testing/toasts.ts'
import { cartTexts } from '../../cart/index.ts'
import { checkoutTexts, summaryTexts as texts, upsellTexts } from '../text.ts'

const lines = () => [...document.querySelectorAll('[data-line]')]
const units = () => lines().map((one) => one.querySelector('output')?.textContent)
const more = page.getByRole('button', { name: 'Flere' }).first()
const fewer = page.getByRole('button', { name: 'Færre' }).first()
const code = page.getByRole('textbox', { name: texts.code })
const apply = page.getByRole('button', { name: texts.apply, exact: true })

test('CHK-04 CHK-05 CHK-08 the lines can be changed, and the sums follow', async () => {
  await openCheckout([line(1, 9), line(2)])
  expect([sum(texts.subtotal), sum(texts.shipping), sum(texts.total)]).toEqual([
    '490 kr',
    '59 kr',
    '549 kr',
  ])
  await more.click()
  await expect.poll(units).toEqual(['10', '1'])
  await expect.poll(() => sum(texts.shipping)).toBe('Gratis')
  expect(lines()[0]?.querySelector('[data-line-sum]')?.textContent).toContain('490 kr')
  await fewer.click()
  await expect.poll(() => sum(texts.total)).toBe('549 kr')
  const last = page.getByRole('button', { name: 'Færre' }).nth(1)
  await expect.element(last).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: cartTexts.remove('Patch 1') }).click()
  await expect.poll(units).toEqual(['1'])
  expect(sum(texts.total)).toBe('108 kr')
})

test('CHK-06 CHK-07 the quantity of a custom patch stays at ten or more, and the checkout says that it cannot be returned', async () => {
  await openCheckout([line(1, 10, { product: product(999_999, { price: 149 }) })])
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true')
  expect(units()).toEqual(['10'])
  await page.getByText(checkoutTexts.termsTitle).click()
  const places = page.getByText(checkoutTexts.customReturns, { exact: false })
  await expect.poll(() => places.elements().length).toBe(2)
  for (const place of places.all()) await expect.element(place).toBeVisible()
})

test('an added patch is no longer offered, even before the next offers are there', async () => {
  let offered = false
  await openCheckout(
    [line(1)],
    {},
    {
      listUpsell: () => {
        if (offered) return new Promise(() => {})
        offered = true
        return [product(7), product(8)]
      },
    },
  )
  const add = page.getByRole('button', { name: upsellTexts.addNamed('Patch 7') })
  await add.click()
  await expect.poll(units).toEqual(['1', '1'])
  await expect.element(add).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: upsellTexts.addNamed('Patch 8') }))
    .toBeVisible()
})

test('CHK-10 CHK-11 CHK-12 CHK-13 a code is validated, in capitals, and keeps the caret', async () => {
  const { expectToast } = noteToasts()
  const { answers } = await openCheckout([line(1, 3)])
  answers.checkDiscount = 422
  await code.fill('tullekode')
  await expect.element(code).toHaveValue('TULLEKODE')
  await apply.click()
  await expectToast(texts.discountInvalid, texts.discountInvalidText)
  expect(sum(texts.discount)).toBe('0 kr')
  await code.fill('3or2')
  const field = code.element() as HTMLInputElement
  field.setSelectionRange(1, 1)
  await userEvent.keyboard('f')
  expect([field.value, field.selectionStart]).toEqual(['3FOR2', 2])
  await userEvent.keyboard('{Enter}')
  await expectToast('Rabattkode aktivert!', '3FOR2 rabatten er nå aktivert på din bestilling.')
  await expect.poll(() => sum(texts.discount)).toBe('−49 kr')
  expect(localStorage.getItem('appliedDiscount')).toBe('3FOR2')
})

test('PRICE-10 a code below its minimum is not activated, and the field shows the missing amount', async () => {
  const { expectToast } = noteToasts()
  const discount = { type: 'fixed', value: 50, minimumAmount: 500_000 } as const
  const { container, answers } = await openCheckout()
  answers.checkDiscount = {
    discount: { ...discount, code: 'FRA5000', excludeCustomPatches: false },
    reduction: 0,
    missing: 495_100,
  }
  await code.fill('fra5000')
  await apply.click()
  await expectToast(texts.discountInvalid, texts.discountInvalidText)
  await expect
    .element(code)
    .toHaveAccessibleDescription(/Handle for 4.951 kr til, så kan du bruke koden/)
  expect(container.querySelector('[data-applied]')).toBeNull()
})

test('a sold-out line disables the pay button and says why, until the line is gone', async () => {
  await openCheckout([line(1, 1, { product: product(1, { stock: 0 }) }), line(2)])
  await expect.element(payButton).toHaveAttribute('aria-disabled', 'true')
  // Beside the line and under the button.
  const reason = page.getByText(texts.tooFew('Patch 1', 0))
  await expect.poll(() => reason.elements().length).toBe(2)
  await page.getByRole('button', { name: cartTexts.remove('Patch 1') }).click()
  await expect.element(payButton).not.toHaveAttribute('aria-disabled')
  await expect.element(payButton).toBeEnabled()
  expect(reason.query()).toBeNull()
})
