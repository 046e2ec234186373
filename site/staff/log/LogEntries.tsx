import type { StaffAction } from '../../../modules/shared/contract/api.d.ts'
import { formatTime } from '../../browser/dates.ts'
import { changesOf, type ShownChange } from './changes.ts'
import styles from './LogEntries.module.css'
import { sentenceOf, logTexts as texts } from './text.ts'

/** Characters of a value that are shown at once; longer ones open on request. */
const mostShown = 120

/** Actions of staff: when, who and what, with the changed fields before and after. */
export function LogEntries({ actions }: { actions: readonly StaffAction[] }) {
  return (
    <ol className={styles.log}>
      {actions.map((action) => (
        <li key={action.id} tabIndex={-1}>
          <time dateTime={action.at}>{formatTime(action.at)}</time>
          <div className={styles.what}>
            <p>{sentenceOf(action)}</p>
            <Changes changes={changesOf(action)} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Changes({ changes }: { changes: readonly ShownChange[] }) {
  if (changes.length === 0) return null
  const list = (
    <dl className={styles.changes}>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== undefined && <Value label={texts.before} text={before} isOld />}
            {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
            {after !== undefined && <Value label={texts.after} text={after} />}
          </dd>
        </div>
      ))}
    </dl>
  )
  const isLong = changes.some(
    ({ before = '', after = '' }) => before.length + after.length > mostShown,
  )
  if (!isLong && changes.length <= 4) return list
  return (
    <details>
      <summary>{texts.values}</summary>
      {list}
    </details>
  )
}

function Value({ label, text, isOld = false }: { label: string; text: string; isOld?: boolean }) {
  return (
    <span className={isOld ? styles.old : undefined}>
      <span className="visually-hidden">{label}: </span>
      {text}
    </span>
  )
}
