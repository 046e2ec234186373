import { useStore } from '@nanostores/react'
import { dashboardTexts as texts } from '../../text/staff.ts'
import { LoadFailure } from '../ui/list/LoadFailure.tsx'
import { alertTexts } from './alert-text.ts'
import { $alerts } from './alerts.ts'
import { $summary, refetchSummary } from './summary.ts'

/** The failed loads above the tabs, with one retry button. */
export function OverviewFailure() {
  const alerts = useStore($alerts)
  const summary = useStore($summary)
  const failure = summary.failure ?? alerts.failure
  if (!failure) return null
  const isStale = (summary.failure && summary.value) || (alerts.failure && alerts.value?.length)
  const text = [summary.failure && texts.summaryFailed, alerts.failure && alertTexts.loadFailed]
    .filter(Boolean)
    .join(' ')
  return (
    <LoadFailure
      text={isStale ? texts.stale(text) : text}
      failure={failure}
      retry={() => void refetchSummary()}
    />
  )
}
