import { expect, test } from 'vitest'
import {
  CreateDiscountCodeBody,
  CreatePaymentIntentBody,
  ListOrdersQueryParams,
  ListProductsQueryParams,
  SendCampaignBody,
  SendContactMessageBody,
  SuggestProductsQueryParams,
  UpdateProductBody,
} from './schemas.ts'

const address = CreatePaymentIntentBody.shape.shippingAddress.shape

/** With the characters that each takes at most. */
const texts = {
  search: [ListProductsQueryParams.shape.search, 200],
  suggestion: [SuggestProductsQueryParams.shape.search, 200],
  'search of staff': [ListOrdersQueryParams.shape.search, 200],
  'first name': [address.firstName, 200],
  street: [address.address, 200],
  'name of a sender': [SendContactMessageBody.shape.navn, 200],
  message: [SendContactMessageBody.shape.melding, 20_000],
  phone: [SendContactMessageBody.shape.telefon, 30],
  'product name': [UpdateProductBody.shape.name, 100],
  'product description': [UpdateProductBody.shape.description, 1000],
  'description of a code': [CreateDiscountCodeBody.shape.description, 200],
  subject: [SendCampaignBody.shape.subject, 200],
  campaign: [SendCampaignBody.shape.content, 20_000],
} as const

test.each(Object.entries(texts))('%s takes emojis, and counts characters', (_name, [text, most]) => {
  const taken = ['🍺', 'Kari 🎓', '👩🏽‍🎓 på tur', 'a', '🎓'.repeat(most)]
  expect(taken.filter((value) => !text.safeParse(value).success)).toEqual([])
  const refused = ['🎓'.repeat(most + 1), 'Kari \ud83c', '\udf93 Kari', 'Ka\u0000ri', 'Kari\u0085']
  expect(refused.filter((value) => text.safeParse(value).success)).toEqual([])
})

test('a code of the staff takes no emojis', () => {
  const { code } = CreateDiscountCodeBody.shape
  expect(['RUSS', 'RUSS🎓'].map((value) => code.safeParse(value).success)).toEqual([true, false])
})
