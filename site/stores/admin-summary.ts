import { atom } from 'nanostores'
import type { Summary } from '../../modules/shared/contract/api.d.ts'
import { call } from '../client/admin.ts'
import { texts } from '../text/texts.ts'
import { refetchAlerts } from './admin-alerts.ts'
import { type Failure, failureOf, showFailure } from './admin-failure.ts'

/** The shop's figures; null until they were loaded once. */
export const $summary = atom<Summary | null>(null)

/** Why the last load of the figures failed. */
export const $summaryFailure = atom<Failure | null>(null)

let latest = 0

/**
 * Fetches the figures, and what waits for somebody, as they change together; one comes without the other. After
 * a failure, which is told, the old ones stay.
 */
export async function refetchSummary(): Promise<void> {
  await Promise.all([refetchFigures(), refetchAlerts()])
}

async function refetchFigures(): Promise<void> {
  latest += 1
  const asked = latest
  try {
    const summary = await call('getSummary')
    if (asked !== latest) return
    $summary.set(summary)
    $summaryFailure.set(null)
  } catch (error) {
    if (asked !== latest) return
    $summaryFailure.set(failureOf(error))
    showFailure(texts.error, error)
  }
}
