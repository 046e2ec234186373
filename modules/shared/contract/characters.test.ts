import { expect, test } from 'vitest'
import { routes } from './routes.ts'
import { CampaignText, DiscountCodeInput, PaymentIntentRequest, ProductChange } from './schemas.ts'

const address = PaymentIntentRequest.shape.shippingAddress.shape
const { search: ofProducts } = routes.listProducts.request.query.shape
const { search: ofSuggestions } = routes.suggestProducts.request.query.shape
const { search: ofOrders } = routes.listOrders.request.query.shape
const message = routes.sendContactMessage.request.body.content['application/json'].schema.shape

/** Schemas, each with its maximum of characters. */
const texts = {
  search: [ofProducts, 200],
  suggestion: [ofSuggestions, 200],
  'search of staff': [ofOrders, 200],
  'first name': [address.firstName, 200],
  street: [address.address, 200],
  'name of a sender': [message.navn, 200],
  message: [message.melding, 20_000],
  phone: [message.telefon, 30],
  'product name': [ProductChange.shape.name, 100],
  'product description': [ProductChange.shape.description, 1000],
  'description of a code': [DiscountCodeInput.shape.description, 200],
  subject: [CampaignText.shape.subject, 200],
  campaign: [CampaignText.shape.content, 20_000],
} as const

test.each(Object.entries(texts))('%s takes emojis, and counts characters', (_name, [text, most]) => {
  const taken = ['🍺', 'Kari 🎓', '👩🏽‍🎓 på tur', 'a', '🎓'.repeat(most)]
  expect(taken.filter((value) => !text.safeParse(value).success)).toEqual([])
  const refused = ['🎓'.repeat(most + 1), 'Kari \ud83c', '\udf93 Kari', 'Ka\u0000ri', 'Kari\u0085']
  expect(refused.filter((value) => text.safeParse(value).success)).toEqual([])
})

/** Fields that a mail's header contains. */
const inHeaders = {
  customer: PaymentIntentRequest.shape.customerName,
  'address of a customer': PaymentIntentRequest.shape.customerEmail,
  'name of a sender': message.navn,
  'address of a sender': message.epost,
  subject: CampaignText.shape.subject,
  'sender of a campaign': CampaignText.shape.senderName,
} as const

test.each(Object.entries(inHeaders))('%s adds no line to the header of a mail', (name, text) => {
  const typed = name.startsWith('address') ? 'kari@example.com' : 'Kari'
  expect(text.safeParse(typed).success).toBe(true)
  const ends = ['\r\nBcc: ola@example.com', '\nBcc: ola@example.com', '\rBcc:', '\u0085']
  expect(ends.filter((end) => text.safeParse(typed + end).success)).toEqual([])
})

test('a phone number has 8 to 15 digits in one line', () => {
  const taken = ['40000000', '+47 (400) 00-000', 'hjemme: 22 00 00 00']
  expect(taken.filter((value) => !address.phone.safeParse(value).success)).toEqual([])
  const refused = ['4000000', '1'.repeat(16), '40000000\n', '40000000\u202e', '４００００００0']
  expect(refused.filter((value) => address.phone.safeParse(value).success)).toEqual([])
})

test('a discount code takes no emojis', () => {
  const { code } = DiscountCodeInput.shape
  expect(['RUSS', 'RUSS🎓'].map((value) => code.safeParse(value).success)).toEqual([true, false])
})
