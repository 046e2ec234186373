import { useStore } from '@nanostores/react'
import { staffTexts } from '../../text/staff.ts'
import { $alerts, alertTexts, refetchSummaryAndAlerts } from '../orders/index.ts'
import { $summary } from '../overview/index.ts'
import { LoadFailure } from '../ui/list/LoadFailure.tsx'
import { dashboardTexts } from './text.ts'

/** The failed loads above the tabs, with one retry button. */
export function OverviewFailure() {
  const alerts = useStore($alerts)
  const summary = useStore($summary)
  const failure = summary.failure ?? alerts.failure
  if (!failure) return null
  const isStale = (summary.failure && summary.value) || (alerts.failure && alerts.value?.length)
  const text = [
    summary.failure && dashboardTexts.summaryFailed,
    alerts.failure && alertTexts.loadFailed,
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
