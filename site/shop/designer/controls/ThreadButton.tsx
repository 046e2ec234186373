import { useState } from 'react'
import { threadChart } from '../../../../modules/embroidery/rules.ts'
import type { ChartThread } from '../../../../modules/shared/contract/api.d.ts'
import { editorTexts as texts } from '../editor-text.ts'
import styles from './Controls.module.css'
import { Swatch, ThreadDialog } from './ThreadDialog.tsx'

type Props = { what: string; thread: ChartThread; onChoose(thread: ChartThread): void }

/** A colour of the patch; a press opens the thread chart. */
export function ThreadButton({ what, thread, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { label, number } = threadChart[thread]
  return (
    <>
      <button
        type="button"
        className={styles.thread}
        aria-haspopup="dialog"
        aria-label={texts.changeThread(what, label, number)}
        onClick={() => setOpen(true)}
      >
        <Swatch thread={thread} />
        <span className={styles.names}>
          <span className="aside">{what}</span>
          <strong>{label}</strong>
        </span>
        <span className="aside">{number}</span>
      </button>
      <ThreadDialog
        open={isOpen}
        title={texts.chooseThread(what)}
        current={thread}
        onClose={() => setOpen(false)}
        onChoose={onChoose}
      />
    </>
  )
}
