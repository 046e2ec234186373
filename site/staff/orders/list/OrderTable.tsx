import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { classNames } from '../../../ui/class-names.ts'
import list from '../../ui/list/ListTable.module.css'
import type { PartedProps } from '../../ui/list/PartedView.tsx'
import { $selection, clearSelection, selectAllShown } from '../state/selection.ts'
import { selectionTexts, orderTexts as texts } from '../text.ts'
import { OrderRow } from './OrderRow.tsx'
import styles from './OrderTable.module.css'
import { TableKeys } from './TableKeys.tsx'

type Props = PartedProps & { orders: readonly Order[]; onOpen(order: Order): void }

/**
 * The orders as a table, and as cards on phones. Rows have a roving tabindex: Tab reaches one, the arrows the others.
 */
export function OrderTable({ orders, onOpen, isOld, kept, more }: Props) {
  const selection = useStore($selection)
  const [place, setPlace] = useState({ id: 0, index: 0 })
  const index = orders.findIndex(({ id }) => id === place.id)
  const current = orders[index] ?? orders[Math.min(place.index, orders.length - 1)]
  if (index >= 0 && index !== place.index) setPlace({ ...place, index })
  return (
    <>
      <table className={classNames(list.table, styles.table, isOld && list.old)} aria-busy={isOld}>
        <thead>
          <tr>
            <td className={styles.select}>
              <SelectAll selected={selection.size} shown={orders.length} />
            </td>
            {Object.entries(texts.columns).map(([name, label]) => (
              <th key={name} scope="col" className={styles[name]}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...kept}>
          {orders.map((order, index) => (
            <OrderRow
              key={order.id}
              order={order}
              isSelected={selection.has(order.id)}
              isCurrent={order === current}
              onFocus={() => setPlace({ id: order.id, index })}
              onOpen={() => onOpen(order)}
            />
          ))}
        </tbody>
      </table>
      <TableKeys />
      {more}
    </>
  )
}

/** Selects all listed orders or none; indeterminate in between. */
function SelectAll({ selected, shown }: { selected: number; shown: number }) {
  const isAll = selected === shown
  return (
    <label>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && !isAll
        }}
        checked={isAll}
        onChange={isAll ? clearSelection : selectAllShown}
      />
      <span>{selectionTexts.selectAll}</span>
    </label>
  )
}
