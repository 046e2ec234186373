import { map } from 'nanostores'
import { readStored, writeStored } from '../browser/storage.ts'

const key = 'adminTrackingDrafts'

/** Tracking numbers that were typed and not saved, by order; this tab keeps them over a reload. */
export const $trackingDrafts = map<Readonly<Record<string, string>>>(stored())

export function keepTrackingDraft(orderId: number, text: string | undefined): void {
  const { [orderId]: _before, ...others } = $trackingDrafts.get()
  const drafts = text === undefined ? others : { ...others, [orderId]: text }
  $trackingDrafts.set(drafts)
  writeStored(key, JSON.stringify(drafts), 'sessionStorage')
}

export function forgetTrackingDrafts(): void {
  $trackingDrafts.set({})
  writeStored(key, undefined, 'sessionStorage')
}

/** What is stored may be anything. */
function stored(): Record<string, string> {
  try {
    const drafts: unknown = JSON.parse(readStored(key, 'sessionStorage') ?? '{}')
    return Object.fromEntries(
      Object.entries(drafts ?? {}).filter(([, text]) => typeof text === 'string'),
    )
  } catch {
    return {}
  }
}
