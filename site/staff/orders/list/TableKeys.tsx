import { orderTexts } from '../text.ts'
import styles from './TableKeys.module.css'

const { title, ...uses } = orderTexts.keys

/** Help on the table's keyboard shortcuts. */
export function TableKeys() {
  return (
    <dl className={`${styles.keys} aside`} aria-label={title}>
      {Object.entries(uses).map(([name, { keys, does }]) => (
        <div key={name}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
