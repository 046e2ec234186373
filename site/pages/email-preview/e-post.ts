import type { APIRoute } from 'astro'
import { mailAnswer } from '../../mail-answer.ts'
import { confirmationParameters } from '../../shop/order/index.ts'

/** The order confirmation of the sample order, as a mail program shows it. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { orderNumber } = confirmationParameters(url.searchParams)
  const { sampleReceipt } = locals
  return mailAnswer(await sampleReceipt.html(orderNumber ?? sampleReceipt.order().orderNumber))
}
