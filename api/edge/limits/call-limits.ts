import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { mostLines } from '../../../modules/cart/rules.ts'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import type { ErrorCode } from '../../../modules/shared/contract/api.d.ts'
import type { OperationId } from '../../../modules/shared/contract/routes.ts'
import { networkOf } from '../../../modules/shared/network/network.ts'
import { Problem } from '../../../modules/shared/problem.ts'
import type { AddressOf } from '../visitor/client-address.ts'
import type { Limit, LimitKind } from './limits.ts'

/** Maximum bytes of a form with a picture. */
export const formBytes = customPatch.mostBytes + 20_000

/** Operations limited by the visitor's address. */
const byAddress: Partial<Record<OperationId, LimitKind>> = {
  createPaymentIntent: 'intentAddress',
  sendOrderConfirmation: 'confirmation',
  checkDiscount: 'discount',
  getOrderPayment: 'confirmation',
  getLinkedOrder: 'orderLink',
  getLinkedImage: 'orderLink',
  resendLinkedReceipt: 'orderLink',
  getLinkedReceipt: 'orderLink',
  getLinkedCreditNote: 'orderLink',
  approveProof: 'orderLink',
  commentOnProof: 'orderLink',
  addToCart: 'cartLines',
  updateCartItem: 'cartLines',
  mergeCart: 'cartLines',
  addCustomImage: 'customImageAddress',
  getCustomImagePixels: 'wholePicture',
  addCustomDesign: 'sewing',
  addFirstDesign: 'sewing',
  takeDesignPicture: 'sewing',
  subscribeNewsletter: 'newsletter',
  confirmNewsletter: 'newsletterConfirm',
  unsubscribeNewsletter: 'unsubscribe',
  sendContactMessage: 'contact',
  sendWithdrawal: 'withdrawal',
  testCampaign: 'campaignTest',
  listUpsell: 'offers',
}

/** Operations also limited by the session. */
const bySession: Partial<Record<OperationId, LimitKind>> = {
  createPaymentIntent: 'intentSession',
  addCustomImage: 'customImageSession',
  addCustomDesign: 'customDesignSession',
  addFirstDesign: 'customDesignSession',
  takeDesignPicture: 'customDesignSession',
}

/** Operations also limited by the order link. */
const byLink: Partial<Record<OperationId, LimitKind>> = {
  resendLinkedReceipt: 'receiptAgain',
  getLinkedReceipt: 'linkedDocument',
  getLinkedCreditNote: 'linkedDocument',
  approveProof: 'proofAnswer',
  commentOnProof: 'proofAnswer',
}

/** Networks that a process remembers as stopped. */
const mostStopped = 10_000

/** The rate limits of calls of the API, by session and by the visitor's network. */
export function createCallLimits(limit: Limit, addressOf: AddressOf) {
  const network = (c: Context) => networkOf(addressOf(c))
  const counted =
    (count: (c: Context) => Promise<void>): MiddlewareHandler =>
    async (c, next) => {
      await count(c)
      await next()
    }
  /**
   * Counts answers with this problem. The process that counts one too many refuses the network's next calls, whatever
   * would become of them; others learn from their own next one.
   */
  const countedProblems = (kind: LimitKind, problem: ErrorCode): MiddlewareHandler => {
    const stopped = new LRUCache<string, number>({ max: mostStopped })
    return async (c, next) => {
      const visitor = network(c)
      const until = stopped.get(visitor) ?? 0
      const retryAfter = Math.ceil((until - Date.now()) / 1000)
      if (retryAfter > 0) throw new Problem('too_many_requests', { retryAfter })
      await next()
      if (!(c.error instanceof Problem) || c.error.code !== problem) return
      try {
        await limit(kind, visitor)
      } catch (refusal) {
        if (refusal instanceof Problem && refusal.retryAfter)
          stopped.set(visitor, Date.now() + refusal.retryAfter * 1000)
        throw refusal
      }
    }
  }
  const wrongCodes = countedProblems('wrongCode', 'invalid_discount_code')
  const unknownOrders = countedProblems('unknownOrder', 'order_not_found')

  const wholePictures = counted(async (c) => {
    if (c.req.query('size') === 'production') await limit('wholePicture', network(c))
  })

  return {
    /** Those that count each call of the operation, or each call about an unknown order. */
    of(id: OperationId): MiddlewareHandler[] {
      const kind = byAddress[id]
      const sessionKind = bySession[id]
      const linkKind = byLink[id]
      return [
        ...(kind ? [counted((c) => limit(kind, network(c)))] : []),
        ...(sessionKind ? [counted((c) => limit(sessionKind, sessionOf(c)))] : []),
        ...(linkKind ? [counted((c) => limit(linkKind, c.req.query('token') ?? 'none'))] : []),
        ...(id === 'getCustomImage' ? [wholePictures] : []),
        ...(id === 'addCustomImage' ? [counted((c) => countBytes(limit, c, network(c)))] : []),
        ...(id === 'sendOrderConfirmation' ? [unknownOrders] : []),
      ]
    },

    /** Counts the lines of a call that adds several, of which `of` has counted one. */
    ofLines: counted(async (c) => {
      const lines = await linesOf(c)
      if (lines > 1) await limit('cartLines', network(c), lines - 1)
    }),

    /** Counts wrong discount codes, so that they can't be guessed and right ones cost no statement. */
    ofWrongCodes: (async (c, next) =>
      (await hasCode(c)) ? wrongCodes(c, next) : next()) satisfies MiddlewareHandler,
  }
}

/** The session that a call names; it is not validated yet. */
export const sessionOf = (c: Context): string => c.req.header('x-session-id') ?? 'none'

/** Counts the kB of an upload before they are sent. One of unknown length counts as the largest. */
async function countBytes(limit: Limit, c: Context, network: string): Promise<void> {
  const length = Number(c.req.header('content-length') ?? formBytes)
  const points = Math.ceil(Math.min(length, formBytes) / 1000)
  await limit('customImageBytesSession', sessionOf(c), points)
  await limit('customImageBytesAddress', network, points)
}

/** The fields of a body; none of one that the validation will refuse. */
const fieldsOf = async (c: Context): Promise<Record<string, unknown>> =>
  Object(await c.req.json().catch(() => null))

/** The lines that a body has; 0 for a body that the validation will refuse. */
async function linesOf(c: Context): Promise<number> {
  const { lines } = await fieldsOf(c)
  return Array.isArray(lines) && lines.length <= mostLines ? lines.length : 0
}

/** Whether the body has a discount code. */
async function hasCode(c: Context): Promise<boolean> {
  const { code, discountCode } = await fieldsOf(c)
  return Boolean(code || discountCode)
}
