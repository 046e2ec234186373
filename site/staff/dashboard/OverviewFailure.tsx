import { useStore } from '@nanostores/react'
import { staffTexts } from '../../text/staff.ts'
import {
  $alerts,
  $failedMessages,
  $proofsToAnswer,
  $stuckPayments,
  alertTexts,
  refetchSummaryAndAlerts,
} from '../orders/index.ts'
import { $summary } from '../overview/index.ts'
import { LoadFailure } from '../ui/list/LoadFailure.tsx'
import { dashboardTexts } from './text.ts'

/** The failed loads above the tabs, with one retry button. */
export function OverviewFailure() {
  const alerts = useStore($alerts)
  const messages = useStore($failedMessages)
  const proofs = useStore($proofsToAnswer)
  const stuck = useStore($stuckPayments)
  const summary = useStore($summary)
  const failedAlerts = [alerts, messages, proofs, stuck].filter((loaded) => loaded.failure)
  const failure = summary.failure ?? failedAlerts[0]?.failure
  if (!failure) return null
  const isStale =
    (summary.failure && summary.value) || failedAlerts.some(({ value }) => value?.length)
  const text = [
    summary.failure && dashboardTexts.summaryFailed,
    failedAlerts.length > 0 && alertTexts.loadFailed,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <LoadFailure
      text={isStale ? staffTexts.stale(text) : text}
      failure={failure}
      retry={() => void refetchSummaryAndAlerts()}
    />
  )
}
