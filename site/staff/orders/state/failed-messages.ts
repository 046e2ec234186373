import type { FailedMessage } from '../../../../modules/shared/contract/api.d.ts'
import { action } from '../../../browser/action.ts'
import { call } from '../../../client/generated/admin/failed-messages.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { staffResource } from '../../ui/list/resource.ts'
import { alertTexts } from './alert-text.ts'

type Failed = Pick<FailedMessage, 'kind' | 'id'>

/** Identifies a failed message among those of both kinds. */
export const keyOf = ({ kind, id }: Failed): string => `${kind} ${id}`

/** Messages and withdrawals of which a mail failed permanently. */
export const { $loaded: $failedMessages, load: refetchFailedMessages } = staffResource(() =>
  call('listFailedMessages'),
)

/** Sends the failed mails again; a failure is reported. `$resending` has the keys of running retries. */
export const { run: resendMessage, $running: $resending } = action(
  async ({ kind, id }: Failed) => {
    await call('resendMessage', { path: { kind, id } })
    showToast(alertTexts[kind].again)
    await refetchFailedMessages()
  },
  (error) => showFailure(alertTexts.resendFailed, error),
  keyOf,
)

/** Ends the alert; a failure is reported. */
export const { run: dismissMessage, $running: $dismissing } = action(
  async ({ kind, id }: Failed) => {
    await call('dismissMessage', { path: { kind, id } })
    showToast(alertTexts.dismissed)
    await refetchFailedMessages()
  },
  (error) => showFailure(alertTexts.dismissFailed, error),
  keyOf,
)
