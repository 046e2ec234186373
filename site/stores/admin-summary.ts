import { atom } from 'nanostores'
import type { Summary } from '../../modules/shared/contract/api.d.ts'
import { staffApi } from '../staff-api.ts'
import { texts } from '../text/texts.ts'
import { showFailure } from './admin-failure.ts'

/** The shop's figures; null until they were loaded once. */
export const $summary = atom<Summary | null>(null)

let latest = 0

/** Fetches the figures; after a failure, which is told, the old ones stay. */
export async function refetchSummary(): Promise<void> {
  latest += 1
  const call = latest
  try {
    const summary = await staffApi.summary()
    if (call === latest) $summary.set(summary)
  } catch (error) {
    if (call === latest) showFailure(texts.error, error)
  }
}
