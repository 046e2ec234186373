import { atom } from 'nanostores'
import { threeForTwo } from '../../modules/checkout/rules.ts'
import type { AppliedDiscount } from '../../modules/shared/contract/api.d.ts'
import { api, RequestError } from '../api-client.ts'
import { readStored, writeStored } from './storage.ts'

const key = 'appliedDiscount'

/** The discount that is on, or null. What it takes off, `priceCart` says. */
export const $discount = atom<AppliedDiscount | null>(null)

/** 'failed' says nothing about the code: the server was not reached or had no time for it. */
export type Outcome = 'activated' | 'invalid' | 'failed'

/** Counts what the visitor did with codes, so that a late answer does not undo something newer. */
let turn = 0

/** Turns a typed code on. 3FOR2 is known here; every other code is judged by the server (decisions). */
export async function applyDiscount(typed: string): Promise<Outcome> {
  turn += 1
  const mine = turn
  const judged = await judge(typed.trim().toLocaleUpperCase('nb'))
  if (typeof judged === 'string') return judged
  if (mine === turn) set(judged)
  return 'activated'
}

export function removeDiscount(): void {
  turn += 1
  set(null)
}

let loaded = false

/** Turns on again what was on before, and follows other tabs from now on. */
export async function loadDiscount(): Promise<void> {
  if (loaded) return
  loaded = true
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) void follow(readStored(key))
  })
  await follow(readStored(key))
}

/** A code that no longer works is forgotten; one that could not be asked about is kept for the next page. */
async function follow(code: string | undefined): Promise<void> {
  if (code === $discount.get()?.code) return
  if (!code) {
    turn += 1
    $discount.set(null)
  } else if ((await applyDiscount(code)) === 'invalid' && readStored(key) === code) {
    removeDiscount()
  }
}

async function judge(code: string): Promise<AppliedDiscount | 'invalid' | 'failed'> {
  if (code === threeForTwo.code) return threeForTwo
  try {
    return (await api.checkDiscount(code)) ?? 'failed'
  } catch (error) {
    return isRefused(error) ? 'invalid' : 'failed'
  }
}

/** The server judged the code, as against being busy or broken. */
const isRefused = (error: unknown) =>
  error instanceof RequestError && [400, 404, 422].includes(error.status)

function set(discount: AppliedDiscount | null): void {
  $discount.set(discount)
  if (readStored(key) !== discount?.code) writeStored(key, discount?.code)
}
