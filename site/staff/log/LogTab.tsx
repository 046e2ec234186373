import panel from '../ui/form/Panel.module.css'
import { Empty } from '../ui/form/Panel.tsx'
import { PartedView } from '../ui/list/PartedView.tsx'
import { LogEntries } from './LogEntries.tsx'
import styles from './LogTab.module.css'
import { LogToolbar } from './LogToolbar.tsx'
import { logList } from './log.ts'
import { logTexts as texts } from './text.ts'

/** The dashboard's tab of what staff did. */
export function LogTab() {
  return (
    <div className={styles.tab}>
      <PartedView list={logList} texts={texts} toolbar={(isOld) => <LogToolbar isOld={isOld} />}>
        {({ items }, { isOld, kept, more }) => (
          <>
            {items.length === 0 ? (
              <Empty drawing="search" text={texts.empty} />
            ) : (
              <div className={panel.panel} aria-busy={isOld} {...kept}>
                <LogEntries actions={items} />
              </div>
            )}
            {more}
          </>
        )}
      </PartedView>
    </div>
  )
}
