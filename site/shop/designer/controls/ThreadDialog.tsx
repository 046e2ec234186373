import { chartThreads, threadChart } from '../../../../modules/embroidery/rules.ts'
import type { ChartThread } from '../../../../modules/shared/contract/api.d.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { editorTexts as texts } from '../editor-text.ts'
import controls from './Controls.module.css'
import styles from './ThreadDialog.module.css'

type Props = {
  open: boolean
  title: string
  current: ChartThread
  onClose(): void
  onChoose(thread: ChartThread): void
}

/** The thread chart, by hue. */
export function ThreadDialog({ open, title, current, onClose, onChoose }: Props) {
  return (
    <Dialog wide open={open} title={title} onClose={onClose}>
      <div className={styles.chart}>
        {groups.map(({ label, threads }) => (
          <section key={label} aria-label={label}>
            <h3 className={styles.hue}>{label}</h3>
            <ul className={styles.threads}>
              {threads.map((thread) => (
                <li key={thread}>
                  <button
                    type="button"
                    className={styles.thread}
                    aria-pressed={thread === current}
                    onClick={() => {
                      onChoose(thread)
                      onClose()
                    }}
                  >
                    <Swatch thread={thread} />
                    {threadChart[thread].label}
                    <span className="aside">{threadChart[thread].number}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className="aside">{texts.chartNote}</p>
      </div>
    </Dialog>
  )
}

/** A spool's worth of a thread: its colour under a sheen of stitches. */
export const Swatch = ({ thread }: { thread: ChartThread }) => (
  <span className={controls.swatch} style={{ backgroundColor: threadChart[thread].hex }} />
)

/** The chart runs through the hues: each group begins at the thread that names it in the texts. */
const starts = Object.entries(texts.chart)
const placeOf = (name: string) => (chartThreads as readonly string[]).indexOf(name)
const groups = starts.map(([first, label], index) => {
  const next = starts[index + 1]?.[0]
  return { label, threads: chartThreads.slice(placeOf(first), next ? placeOf(next) : undefined) }
})
