import { useStore } from '@nanostores/react'
import { Button } from '../../ui/Button.tsx'
import panel from '../ui/form/Panel.module.css'
import { Empty } from '../ui/form/Panel.tsx'
import { Loaded } from '../ui/list/Loaded.tsx'
import { useKeptFocus } from '../ui/list/use-kept-focus.ts'
import { LogEntries } from './LogEntries.tsx'
import styles from './LogTab.module.css'
import { LogToolbar } from './LogToolbar.tsx'
import { $log, $logView, refetchLog, showMoreOfLog } from './log.ts'
import { logTexts as texts } from './text.ts'

/** The dashboard's tab of what staff did. */
export function LogTab() {
  const list = useStore($log)
  const isOld = useStore($logView) !== list.value?.view
  const { kept, holdEnd } = useKeptFocus(list.value?.items)
  return (
    <div className={styles.tab}>
      <Loaded
        loaded={list}
        texts={texts}
        retry={() => void refetchLog()}
        isOld={isOld}
        toolbar={<LogToolbar isOld={isOld} />}
      >
        {({ items, nextCursor }) => (
          <>
            {items.length === 0 ? (
              <Empty drawing="search" text={texts.empty} />
            ) : (
              <div className={panel.panel} aria-busy={isOld} {...kept}>
                <LogEntries actions={items} />
              </div>
            )}
            {nextCursor && (
              <Button
                busy={list.isLoading}
                busyText={texts.updating}
                variant="secondary"
                isResting={isOld || list.isLoading}
                onClick={() => {
                  holdEnd()
                  void showMoreOfLog()
                }}
              >
                {texts.showMore}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}
