import { useState } from 'react'
import type { ProductFilePreview } from '../../../../modules/shared/contract/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ChangedFields } from '../../log/components.ts'
import styles from './ProductFile.module.css'
import { productFileTexts as texts } from './text.ts'

/** Changes that are shown at first, and per press on "show more". */
const step = 50

/** A preview of a file's changes, line by line, and of its errors. */
export function FilePreview({ name, preview }: { name: string; preview: ProductFilePreview }) {
  const [most, setMost] = useState(step)
  const { changes, errors, wrong, ignoredStock } = preview
  return (
    <section className={styles.preview} aria-label={name}>
      <p role="status">
        <strong>{name}</strong>: {texts.summary(preview)}
      </p>
      {ignoredStock.length > 0 && (
        <div role="note" className={classNames(styles.box, styles.note)}>
          <h3>{texts.ignored}</h3>
          <p>{texts.ignoredText(ignoredStock)}</p>
        </div>
      )}
      {errors.length > 0 && (
        <div className={classNames(styles.box, styles.errors)}>
          <h3>{texts.errors}</h3>
          <p>{texts.repair}</p>
          <ul>
            {errors.map((error) => (
              <li key={error.line}>{texts.error(error)}</li>
            ))}
            {wrong > errors.length && <li>{texts.moreErrors(wrong - errors.length)}</li>}
          </ul>
        </div>
      )}
      {changes.length > 0 && (
        <>
          <h3>{texts.changes}</h3>
          <ol className={styles.changes}>
            {changes.slice(0, most).map((change) => (
              <li key={change.line}>
                <p>
                  <strong>{change.name}</strong>{' '}
                  <span className={styles.line}>{texts.line(change.line)}</span>
                </p>
                <ChangedFields isOpen before={change.before} after={change.after} />
              </li>
            ))}
          </ol>
          {changes.length > most && (
            <Button variant="secondary" size="small" onClick={() => setMost(most + step)}>
              {texts.showMore}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
