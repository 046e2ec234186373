import { call } from '../../client/generated/admin/summary.ts'
import { staffResource } from '../ui/list/resource.ts'

/** The shop's figures. */
export const { $loaded: $summary, load: refetchSummary } = staffResource(() => call('getSummary'))
