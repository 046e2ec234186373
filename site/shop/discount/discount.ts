import { atom } from 'nanostores'
import { builtInOffer } from '../../../modules/checkout/rules.ts'
import type { AppliedDiscount, DiscountEffect } from '../../../modules/shared/contract/api.d.ts'
import type { Ore } from '../../../modules/shared/money.ts'
import { settled } from '../../browser/settled.ts'
import { readStored, writeStored } from '../../browser/storage.ts'
import { latestWins } from '../../browser/timing/latest-wins.ts'
import { call } from '../../client/generated/check-discount.ts'
import { isDiscountCodeInputCode } from '../../client/generated/formats.ts'
import { RequestError, serverCode, serverRetryAfter } from '../../client/request-error.ts'

const key = 'appliedDiscount'

/** The active discount, or null. `priceCart` computes its amount. */
export const $discount = atom<AppliedDiscount | null>(null)

/**
 * The result of applying a code. 'failed': the server was unreachable or busy, which says nothing about the code.
 * `missing`: not activated, as the cart lacks that many øre to its minimum. `retryAfter`: not activated, as another
 * order holds its last use, which may be free after that many seconds.
 */
export type Outcome = 'activated' | 'invalid' | 'failed' | { missing: Ore } | { retryAfter: number }

/** Latest wins: a stale answer does not undo a newer action on codes. */
const start = latestWins()

/** Applies a typed code. The built-in offer's is recognised here; the server validates every other code (PRICE-10). */
export async function applyDiscount(typed: string): Promise<Outcome> {
  const isLatest = start()
  const judged = await judge(typed.trim().toLocaleUpperCase('nb'))
  if (typeof judged === 'string' || 'retryAfter' in judged) return judged
  if (judged.missing > 0) return { missing: judged.missing }
  if (isLatest()) set(judged.discount)
  return 'activated'
}

/** Removes the active code, in all tabs. */
export function removeDiscount(): void {
  start()
  set(null)
}

let loaded = false

/** Restores the stored code, and follows other tabs from then on. */
export async function loadDiscount(): Promise<void> {
  if (loaded) return
  loaded = true
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) void follow(storedCode())
  })
  await follow(storedCode())
}

/** The stored code; undefined for an invalid value, which is removed, so that no call carries it. */
function storedCode(): string | undefined {
  const stored = readStored(key)
  if (stored === undefined || isStorable(stored)) return stored
  writeStored(key, undefined)
  return undefined
}

/** Codes are stored in capitals. */
const isStorable = (text: string) =>
  isDiscountCodeInputCode(text) && text === text.toLocaleUpperCase('nb')

async function follow(code: string | undefined): Promise<void> {
  if (code === $discount.get()?.code) return
  if (code) return judgeAnew(code)
  start()
  $discount.set(null)
}

/** Refetches the active code, which staff may have changed. */
export async function refetchDiscount(): Promise<void> {
  const code = $discount.get()?.code
  if (code) await judgeAnew(code)
}

/**
 * Validates the stored code again. An invalid code is removed; one that could not be validated, waits for its minimum
 * or is held by another order is kept.
 */
async function judgeAnew(code: string): Promise<void> {
  const isLatest = start()
  const judged = await judge(code)
  if (!isLatest()) return
  if (judged === 'invalid') removeDiscount()
  else if (judged !== 'failed' && 'discount' in judged) set(judged.discount)
}

type Judged = Pick<DiscountEffect, 'discount' | 'missing'> | { retryAfter: number }

async function judge(code: string): Promise<Judged | 'invalid' | 'failed'> {
  if (code === builtInOffer.code) return { discount: builtInOffer, missing: 0 }
  const { value, error } = await settled(call('checkDiscount', { body: { code } }))
  if (serverCode(error) === 'discount_code_held')
    return { retryAfter: serverRetryAfter(error) ?? 60 }
  return value ?? (isRefused(error) ? 'invalid' : 'failed')
}

/** The server refused the code, as opposed to being busy or broken. */
const isRefused = (error: unknown) =>
  error instanceof RequestError && [400, 404, 422].includes(error.status)

function set(discount: AppliedDiscount | null): void {
  $discount.set(discount)
  if (readStored(key) !== discount?.code) writeStored(key, discount?.code)
}
