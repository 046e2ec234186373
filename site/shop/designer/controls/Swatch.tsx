import { threadChart } from '../../../../modules/embroidery/rules.ts'
import type { ChartThread } from '../../../../modules/shared/contract/api.d.ts'
import styles from './Controls.module.css'

/** A spool's worth of a thread: its colour under a sheen of stitches. */
export const Swatch = ({ thread }: { thread: ChartThread }) => (
  <span className={styles.swatch} style={{ backgroundColor: threadChart[thread].hex }} />
)
