import { call } from '../../client/admin.ts'
import { staffResource } from '../ui/list/resource.ts'

/** The shop's figures. */
export const { $loaded: $summary, load: refetchSummary } = staffResource(() => call('getSummary'))
