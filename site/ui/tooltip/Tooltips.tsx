import { Tooltip } from '@base-ui/react/tooltip'
import { createRoot } from 'react-dom/client'
import styles from './Tooltips.module.css'

export type ShowTooltip = (anchor: Element | null) => void

/** Creates the page's one tooltip, which shows the accessible name of its anchor. */
export function mountTooltip(): ShowTooltip {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  return (anchor) => root.render(<NameTag anchor={anchor} />)
}

function NameTag({ anchor }: { anchor: Element | null }) {
  return (
    <Tooltip.Root open={anchor !== null}>
      <Tooltip.Portal>
        <Tooltip.Positioner className={styles.place} anchor={anchor} sideOffset={6}>
          {/* Hidden from screen readers, which read the name from the anchor itself. */}
          <Tooltip.Popup className={styles.tip} aria-hidden="true" data-tooltip>
            {anchor?.ariaLabel}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
