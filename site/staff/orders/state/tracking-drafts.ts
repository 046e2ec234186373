import { map } from 'nanostores'
import { readJson, writeJson } from '../../../browser/storage.ts'

const key = 'adminTrackingDrafts'

/** Unsaved tracking numbers, by order id; this tab stores them for a reload. */
export const $trackingDrafts = map<Readonly<Record<string, string>>>(stored())

/** Stores an order's unsaved tracking number; undefined removes it. */
export function keepTrackingDraft(orderId: number, text: string | undefined): void {
  const { [orderId]: _before, ...others } = $trackingDrafts.get()
  const drafts = text === undefined ? others : { ...others, [orderId]: text }
  $trackingDrafts.set(drafts)
  writeJson(key, drafts, 'sessionStorage')
}

/** Removes all unsaved tracking numbers. */
export function forgetTrackingDrafts(): void {
  $trackingDrafts.set({})
  writeJson(key, undefined, 'sessionStorage')
}

/** Drops stored values of another type. */
function stored(): Record<string, string> {
  const drafts = Object.entries(readJson(key, 'sessionStorage') ?? {})
  return Object.fromEntries(drafts.filter(([, text]) => typeof text === 'string'))
}
