import { Tooltip } from '@base-ui/react/tooltip'
import { createRoot } from 'react-dom/client'
import styles from './Tooltips.module.css'

export type ShowTooltip = (anchor: Element | null) => void

/** Makes the page's one tooltip; it says the name of what it is shown at. */
export function mountTooltip(): ShowTooltip {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  return (anchor) => root.render(<NameTag anchor={anchor} />)
}

function NameTag({ anchor }: { anchor: Element | null }) {
  return (
    <Tooltip.Root open={anchor !== null}>
      <Tooltip.Portal>
        <Tooltip.Positioner className={styles.place} anchor={anchor} sideOffset={6}>
          {/* Screen readers know the name from the element itself. */}
          <Tooltip.Popup className={styles.tip} aria-hidden="true" data-tooltip>
            {anchor?.ariaLabel}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
