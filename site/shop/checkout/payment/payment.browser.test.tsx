import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, line, openCheckout, payButton } from '../../../testing/open-checkout.tsx'
import { noteToasts } from '../../../testing/toasts.ts'
import { summaryTexts, checkoutTexts as texts, thankYouTexts } from '../text.ts'

const intent = { clientSecret: 'pi_1_secret_x', orderNumber: 'RP-7K2M9QXA', total: 10_800 }
const refused = (body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status: 422, headers })
const thanks = page.getByRole('heading', { name: thankYouTexts.title })

test('CHK-16 CHK-17 CHK-18 the pay button is disabled until fields and terms are filled in, and while it is busy', async () => {
  await openCheckout([line(1)], { acceptTerms: false })
  await expect.element(payButton).toBeDisabled()
  await page.getByRole('checkbox', { name: texts.accept }).click()
  await expect.element(payButton).toBeEnabled()
  await field('city').fill('  ')
  await expect.element(payButton).toBeDisabled()
  await field('city').fill('Bergen')
  await payButton.click()
  const busy = page.getByRole('button', { name: /^Behandler betaling/ })
  await expect.element(busy).toBeDisabled()
})

test('CHK-11 CHK-12 the refusal of a typed code is shown before any charge, at its field', async () => {
  const { expectToast } = noteToasts()
  const { asked } = await openCheckout([line(1)], {}, { checkDiscount: 422 })
  const code = page.getByRole('textbox', { name: summaryTexts.code })
  await code.fill('tullekode')
  await payButton.click()
  await expectToast(summaryTexts.discountInvalid, summaryTexts.discountInvalidText)
  await expect.element(code).toHaveFocus()
  await expect.element(page.getByText(summaryTexts.payWithout, { exact: false })).toBeVisible()
  expect(asked('createPaymentIntent')).toEqual([])
})

test('units held by another order are requested until the customer stops, or holds them', async () => {
  const { expectToast } = noteToasts()
  const { asked, answers } = await openCheckout(
    [line(1)],
    {},
    {
      createPaymentIntent: () =>
        refused(
          { code: 'units_held', error: 'Andre betaler for de siste av Elgen akkurat nå.' },
          { 'retry-after': '600' },
        ),
    },
  )
  vi.useFakeTimers()
  await payButton.click()
  await expectToast(texts.unitsHeld)
  await expect.element(page.getByRole('timer')).toBeVisible()
  const stop = page.getByRole('button', { name: texts.stopWaiting })
  expect(stop.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await stop.click()
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument()
  await expect.element(payButton).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('timer')).toBeVisible()
  answers.createPaymentIntent = intent
  vi.advanceTimersByTime(50_000)
  await expectToast(texts.held.title)
  expect(asked('createPaymentIntent')).toHaveLength(3)
  await expect.element(payButton).toBeEnabled()
})

test('a field that the server rejects, or a patch that has sold out, is named, and nothing is charged', async () => {
  const { answers, cart } = await openCheckout(
    [line(1)],
    {},
    {
      createPaymentIntent: () =>
        refused({ code: 'malformed_request', error: 'Ugyldig', field: 'shippingAddress.lastName' }),
    },
  )
  await payButton.click()
  await expect
    .element(field('lastName'))
    .toHaveAccessibleDescription(texts.refusedField(texts.labels.lastName))
  await expect.element(field('lastName')).toHaveFocus()
  await expect.element(field('lastName')).toBeInvalid()
  await field('lastName').fill('Nordmann')
  await expect.element(field('lastName')).not.toHaveAttribute('aria-invalid')

  const main = page.getByRole('main')
  answers.createPaymentIntent = () => {
    // By the link past the header: the focus then stays there.
    main.element().focus()
    return refused({ code: 'sold_out', error: 'Elgen er utsolgt akkurat nå.', field: 'Elgen' })
  }
  await payButton.click()
  await expect
    .element(page.getByText('Elgen er utsolgt akkurat nå.', { exact: false }))
    .toBeVisible()
  await expect.element(main).toHaveFocus()
  expect(cart.items).toHaveLength(1)
})

test('CHK-27 CHK-28 PAY-09 PAY-10 PAY-11 PAY-12 PAY-13 PAY-15 PAY-16 the thank-you screen appears, even when mail and newsletter fail', async () => {
  const { expectToast } = noteToasts()
  const { asked, cart } = await openCheckout(
    [line(1)],
    { newsletter: true },
    {
      createPaymentIntent: intent,
      sendOrderConfirmation: () => {
        cart.items = []
        return 500
      },
      subscribeNewsletter: 500,
    },
  )
  // So low that the thanks, too, would stay scrolled.
  await page.viewport(360, 300)
  scrollTo(0, document.documentElement.scrollHeight)
  expect(document.documentElement.scrollTop).toBeGreaterThan(0)
  await payButton.click()
  await expectToast('Ordre bekreftet! (E-post vil bli sendt når systemet er tilgjengelig)')
  await expect.element(thanks).toHaveFocus()
  expect(asked('subscribeNewsletter')).toHaveLength(1)
  expect(document.documentElement.scrollTop).toBe(0)
  await expect.element(page.getByText(intent.orderNumber)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: thankYouTexts.home }))
    .toHaveAttribute('href', '/')
})
