import { action } from '../../../browser/action.ts'
import { call } from '../../../client/generated/admin/failed-withdrawals.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { staffResource } from '../../ui/list/resource.ts'
import { alertTexts } from './alert-text.ts'

const texts = alertTexts.withdrawal

/** Withdrawals of which a mail failed permanently. */
export const { $loaded: $failedWithdrawals, load: refetchFailedWithdrawals } = staffResource(() =>
  call('listFailedWithdrawals'),
)

/** Sends the failed mails of a withdrawal again; a failure is reported. `$resending` has the ids of running retries. */
export const { run: resendWithdrawal, $running: $resending } = action(
  async (id: number) => {
    await call('resendWithdrawal', { path: { id } })
    showToast(texts.again)
    await refetchFailedWithdrawals()
  },
  (error) => showFailure(texts.failed, error),
  (id) => id,
)

/** Ends the alert of a customer's receipt that can't arrive; a failure is reported. */
export const { run: dismissWithdrawal, $running: $dismissing } = action(
  async (id: number) => {
    await call('dismissWithdrawal', { path: { id } })
    showToast(alertTexts.dismissed)
    await refetchFailedWithdrawals()
  },
  (error) => showFailure(alertTexts.dismissFailed, error),
  (id) => id,
)
