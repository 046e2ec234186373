import type { StaffAction } from '../../../modules/shared/contract/api.d.ts'
import { formatTime } from '../../browser/dates.ts'
import styles from '../ui/list/TimedList.module.css'
import { ChangedFields } from './ChangedFields.tsx'
import { sentenceOf } from './text.ts'

/** Actions of staff: when, who and what, with the changed fields before and after. */
export function LogEntries({ actions }: { actions: readonly StaffAction[] }) {
  return (
    <ol className={styles.list}>
      {actions.map((action) => (
        <li key={action.id} tabIndex={-1}>
          <time dateTime={action.at}>{formatTime(action.at)}</time>
          <div className={styles.what}>
            <p>{sentenceOf(action)}</p>
            <ChangedFields before={action.before} after={action.after} />
          </div>
        </li>
      ))}
    </ol>
  )
}
