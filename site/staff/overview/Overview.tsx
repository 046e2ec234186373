import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Overview.module.css'
import { SalesGraphs } from './SalesGraphs.tsx'
import { SummaryCards } from './SummaryCards.tsx'
import { SummaryLine } from './SummaryLine.tsx'
import { $isOverviewFolded, foldOverview } from './summary.ts'
import { overviewTexts as texts } from './text.ts'

/** The shop's figures above the tabs; the browser remembers whether they are folded into one line. */
export function Overview() {
  const isFolded = useStore($isOverviewFolded)
  const content = useId()
  return (
    <div className={isFolded ? styles.folded : styles.open}>
      <div id={content} className={styles.content}>
        {isFolded ? (
          <SummaryLine />
        ) : (
          <>
            <SummaryCards />
            <SalesGraphs />
          </>
        )}
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={!isFolded}
        aria-controls={content}
        onClick={() => foldOverview(!isFolded)}
      >
        <span>{isFolded ? texts.unfold : texts.fold}</span>
        <Icon name={isFolded ? 'chevron-down' : 'chevron-up'} size={20} />
      </button>
    </div>
  )
}
