import { atom } from 'nanostores'
import { threeForTwo } from '../../../../modules/checkout/rules.ts'
import type { AppliedDiscount, DiscountEffect } from '../../../../modules/shared/contract/api.d.ts'
import type { Ore } from '../../../../modules/shared/money.ts'
import { latestWins } from '../../../browser/latest-wins.ts'
import { settled } from '../../../browser/settled.ts'
import { readStored, writeStored } from '../../../browser/storage.ts'
import { call } from '../../../client/checkout.ts'
import { RequestError, serverCode, serverRetryAfter } from '../../../client/request-error.ts'

const key = 'appliedDiscount'

/** The discount that is on, or null. What it takes off, `priceCart` says. */
export const $discount = atom<AppliedDiscount | null>(null)

/**
 * 'failed' says nothing about the code: the server was not reached or had no time for it. A code whose
 * minimum the cart does not reach is not activated; `missing` says how many øre it lacks. Nor is one whose
 * last use another order holds; `retryAfter` says after how many seconds that may be free.
 */
export type Outcome = 'activated' | 'invalid' | 'failed' | { missing: Ore } | { retryAfter: number }

/** What a visitor did with codes last wins: a stale answer does not undo it. */
const start = latestWins()

/** Turns a typed code on. 3FOR2 is known here; every other code is judged by the server (decisions). */
export async function applyDiscount(typed: string): Promise<Outcome> {
  const isLatest = start()
  const judged = await judge(typed.trim().toLocaleUpperCase('nb'))
  if (typeof judged === 'string' || 'retryAfter' in judged) return judged
  if (judged.missing > 0) return { missing: judged.missing }
  if (isLatest()) set(judged.discount)
  return 'activated'
}

export function removeDiscount(): void {
  start()
  set(null)
}

let loaded = false

/** Turns on again what was on before, and follows other tabs from now on. */
export async function loadDiscount(): Promise<void> {
  if (loaded) return
  loaded = true
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) void follow(storedCode())
  })
  await follow(storedCode())
}

/** The stored code; a value that can be no code is removed, so that no call carries it. */
function storedCode(): string | undefined {
  const stored = readStored(key)
  if (stored === undefined || /^[A-Z0-9ÆØÅ_-]{1,40}$/.test(stored)) return stored
  writeStored(key, undefined)
  return undefined
}

async function follow(code: string | undefined): Promise<void> {
  if (code === $discount.get()?.code) return
  if (code) return judgeAnew(code)
  start()
  $discount.set(null)
}

/** Takes over what the code that is on says by now: staff may have changed it. */
export async function refetchDiscount(): Promise<void> {
  const code = $discount.get()?.code
  if (code) await judgeAnew(code)
}

/** A code that no longer works is forgotten; one that could not be asked about, waits for its minimum, or is held by another order, is kept. */
async function judgeAnew(code: string): Promise<void> {
  const isLatest = start()
  const judged = await judge(code)
  if (!isLatest()) return
  if (judged === 'invalid') removeDiscount()
  else if (judged !== 'failed' && 'discount' in judged) set(judged.discount)
}

type Judged = Pick<DiscountEffect, 'discount' | 'missing'> | { retryAfter: number }

async function judge(code: string): Promise<Judged | 'invalid' | 'failed'> {
  if (code === threeForTwo.code) return { discount: threeForTwo, missing: 0 }
  const { value, error } = await settled(call('checkDiscount', { body: { code } }))
  if (serverCode(error) === 'discount_code_held')
    return { retryAfter: serverRetryAfter(error) ?? 60 }
  return value ?? (isRefused(error) ? 'invalid' : 'failed')
}

/** The server judged the code, as against being busy or broken. */
const isRefused = (error: unknown) =>
  error instanceof RequestError && [400, 404, 422].includes(error.status)

function set(discount: AppliedDiscount | null): void {
  $discount.set(discount)
  if (readStored(key) !== discount?.code) writeStored(key, discount?.code)
}
