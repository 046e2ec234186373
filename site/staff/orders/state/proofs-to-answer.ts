import { call } from '../../../client/generated/admin/proofs.ts'
import { staffResource } from '../../ui/list/resource.ts'

/** Orders whose designs wait for staff, the latest first. */
export const { $loaded: $proofsToAnswer, load: refetchProofsToAnswer } = staffResource(() =>
  call('listProofsToAnswer'),
)
