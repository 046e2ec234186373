import { expect, test } from 'vitest'
import { inTransaction } from '../../../../modules/shared/transaction.ts'
import { providerOfFile } from '../test-provider.ts'
import { forgetCustomer } from './forget-customer.ts'

const provider = await providerOfFile()

/** Intents, events and methods of a customer who pays with Klarna. */
async function payer(email: string, orderNumber: string): Promise<string> {
  const address = { line1: `Gata til ${email}`, postal_code: '0155', city: 'Oslo', country: 'NO' }
  const intent = await provider.newIntent({
    metadata: { orderNumber, email, firstName: 'Kari' },
    shipping: { name: 'Kari', address },
    receipt_email: email,
  })
  await provider.fromBrowser(intent, 'confirm', {
    'payment_method_data[type]': 'klarna',
    'payment_method_data[billing_details][email]': email,
    'payment_method_data[billing_details][name]': `Navnet til ${email}`,
    return_url: 'https://shop.test/order-confirmation',
  })
  return intent.id
}

const forget = (email: string, kept: string[] = []) =>
  inTransaction(provider.sql, (tx) => forgetCustomer(tx, email, kept))

/** Everything that is stored with the text, as one text. */
async function storedWith(text: string): Promise<string> {
  const rows = await provider.sql<{ body: string }[]>`
    select body::text from test_payments.objects where body::text ilike ${`%${text}%`}
  `
  return rows.map(({ body }) => body).join('\n')
}

test('a customer is forgotten in intents, events and payment methods, and one with a similar address is not', async () => {
  const id = await payer('ari@example.com', 'RP-ARI')
  await payer('kari@example.com', 'RP-KARI')
  const before = await storedWith('kari@example.com')
  await forget('Ari@Example.com')
  expect(await storedWith('"ari@example.com')).toBe('')
  expect(await storedWith('til ari@example.com')).toBe('')
  expect(await storedWith('kari@example.com')).toBe(before)
  const { metadata, shipping, receipt_email } = await provider.stripe.paymentIntents.retrieve(id)
  expect({ metadata, shipping, receipt_email }).toEqual({
    metadata: { orderNumber: 'RP-ARI' },
    shipping: null,
    receipt_email: null,
  })
})

test('an order that stays as it is keeps its intent', async () => {
  const id = await payer('ola@example.com', 'RP-OLA')
  await forget('ola@example.com', ['RP-OLA'])
  const { metadata, receipt_email } = await provider.stripe.paymentIntents.retrieve(id)
  expect([metadata.email, receipt_email]).toEqual(['ola@example.com', 'ola@example.com'])
})
