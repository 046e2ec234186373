import { map } from 'nanostores'
import { readJson, writeJson } from '../../../browser/storage.ts'

const key = 'adminTrackingDrafts'

/** Tracking numbers that were typed and not saved, by order; this tab keeps them over a reload. */
export const $trackingDrafts = map<Readonly<Record<string, string>>>(stored())

export function keepTrackingDraft(orderId: number, text: string | undefined): void {
  const { [orderId]: _before, ...others } = $trackingDrafts.get()
  const drafts = text === undefined ? others : { ...others, [orderId]: text }
  $trackingDrafts.set(drafts)
  writeJson(key, drafts, 'sessionStorage')
}

export function forgetTrackingDrafts(): void {
  $trackingDrafts.set({})
  writeJson(key, undefined, 'sessionStorage')
}

/** What is stored may be anything. */
function stored(): Record<string, string> {
  const drafts = Object.entries(readJson(key, 'sessionStorage') ?? {})
  return Object.fromEntries(drafts.filter(([, text]) => typeof text === 'string'))
}
