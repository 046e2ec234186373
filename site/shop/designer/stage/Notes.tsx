import { useStore } from '@nanostores/react'
import { Button } from '../../../ui/Button.tsx'
import { editorTexts as texts } from '../editor-text.ts'
import { $hasPatch } from '../patch/store.ts'
import { numbered } from '../sewing/limits.ts'
import { $isSimplifying, sewSimpler } from '../sewing/sew-simpler.ts'
import { $announcement, $limits, $state } from '../sewing/sewing.ts'
import styles from './Notes.module.css'

/** The limits of the sewn patch with advice, and its announcement for screen readers. */
export function Notes() {
  const hasPatch = useStore($hasPatch)
  const state = useStore($state)
  const announcement = useStore($announcement)
  const limits = numbered(useStore($limits))
  if (!hasPatch && state !== 'failed') return null
  return (
    <div className={styles.notes}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {state === 'failed' && <p role="alert">{texts.failed}</p>}
      {limits.length > 0 && (
        <>
          <h2 className={styles.title}>{texts.limits}</h2>
          <ol className={styles.list} data-limits>
            {limits.map(({ kind }) => (
              <li key={kind} data-limit={kind}>
                {texts.limit[kind]}
                {kind === 'too-detailed' && <Simpler />}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

const Simpler = () => (
  <Button
    variant="secondary"
    size="small"
    busy={useStore($isSimplifying)}
    busyText={texts.simplifying}
    onClick={() => void sewSimpler()}
  >
    {texts.sewSimpler}
  </Button>
)
