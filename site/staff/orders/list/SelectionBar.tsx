import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'
import type { OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { paths } from '../../../paths.ts'
import { staffTexts } from '../../../text/staff.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { keepFocus } from '../../ui/list/keyboard-focus.ts'
import { useRoomFor } from '../../ui/undo/use-room.ts'
import { $isSettingStatus, setSelectedStatus } from '../changes/bulk-status.ts'
import { currentRow } from '../state/order-rows.ts'
import { orderStatuses } from '../state/order-view.ts'
import { $selection, clearSelection, mostSelected } from '../state/selection.ts'
import { statusLabels, selectionTexts as texts } from '../text.ts'
import styles from './SelectionBar.module.css'

/** The actions on the selected orders; hidden without a selection. */
export function SelectionBar() {
  const selection = useStore($selection)
  const isBusy = useStore($isSettingStatus)
  const [status, setStatus] = useState<OrderStatus>()
  const [bar, setBar] = useState<HTMLElement | null>(null)
  useRoomFor(bar, '--selection-height')
  const isEmpty = selection.size === 0
  useLayoutEffect(() => {
    if (isEmpty) keepFocus(currentRow)
  }, [isEmpty])
  if (isEmpty) return null
  const isTooMany = selection.size > mostSelected
  return (
    <section ref={setBar} className={styles.bar} aria-label={texts.title}>
      <div className={styles.count}>
        <p role="status">
          {texts.count(selection.size)}
          {isTooMany && <strong> {texts.tooMany(mostSelected)}</strong>}
        </p>
        <button
          type="button"
          className="icon-button"
          aria-label={texts.clear}
          title={texts.clear}
          onClick={clearSelection}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      <div className={styles.status}>
        <select
          aria-label={texts.status}
          value={status ?? ''}
          onChange={(event) => setStatus(event.target.value as OrderStatus)}
        >
          <option value="" disabled>
            {texts.chooseStatus}
          </option>
          {orderStatuses.map((one) => (
            <option key={one} value={one}>
              {statusLabels[one]}
            </option>
          ))}
        </select>
        <Button
          busy={isBusy}
          busyText={texts.setting}
          variant="primary"
          size="small"
          disabled={!status || isTooMany}
          aria-busy={isBusy}
          onClick={() => status && void setSelectedStatus(status)}
        >
          {texts.setStatus}
        </Button>
      </div>
      {!isTooMany && (
        <div className={styles.prints}>
          <PrintLink icon="list" href={paths.pickingList(selection)} text={texts.pickingList} />
          <PrintLink icon="truck" href={paths.packingSlips(selection)} text={texts.packingSlips} />
        </div>
      )}
    </section>
  )
}

function PrintLink({ icon, href, text }: { icon: 'list' | 'truck'; href: string; text: string }) {
  return (
    <ButtonLink variant="quiet" size="small" href={href} target="_blank" rel="noopener">
      <Icon name={icon} size={18} /> {text}
      <span className="visually-hidden"> {staffTexts.inNewTab}</span>
    </ButtonLink>
  )
}
