import type { StaffAction } from '../../../modules/shared/contract/api.d.ts'
import styles from './ChangedFields.module.css'
import { changesOf } from './changes.ts'
import { logTexts as texts } from './text.ts'

/** Characters of a value that are shown at once; longer ones open on request. */
const mostShown = 120

type Props = Pick<StaffAction, 'before' | 'after'> & {
  /** Whether long values are shown at once, too. */
  isOpen?: boolean
}

/** The fields that an action changes, with their values before and after. */
export function ChangedFields({ isOpen = false, ...action }: Props) {
  const changes = changesOf(action)
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
  if (isOpen || (!isLong && changes.length <= 4)) return list
  return (
    <details className={styles.long}>
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
