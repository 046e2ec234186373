import { useStore } from '@nanostores/react'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import {
  type OrderView,
  orderPeriods,
  orderSorts,
  orderStatuses,
} from '../../../stores/admin-order-list.ts'
import { $orderView } from '../../../stores/admin-orders.ts'
import { statusLabels, orderTexts as texts } from '../../../text/admin.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Select } from '../../../ui/Select.tsx'
import { downloadOrders } from './download-orders.ts'
import styles from './OrderToolbar.module.css'

const statusOptions = [
  { value: 'all', label: texts.allStatuses },
  ...orderStatuses.map((value) => ({ value, label: statusLabels[value] })),
]
const periodOptions = orderPeriods.map((value) => ({ value, label: texts.periods[value] }))
const sortOptions = orderSorts.map((value) => ({ value, label: texts.sorts[value] }))

type Props = { shown: readonly Order[]; total: number }

/** Search, filters and order of the list, how much of it is shown, and the export of that. */
export function OrderToolbar({ shown, total }: Props) {
  const view = useStore($orderView)
  return (
    <div className={styles.toolbar}>
      <div className={styles.filters}>
        <Field
          type="search"
          label={texts.search}
          placeholder={texts.searchHint}
          value={view.search}
          onChange={(event) => $orderView.setKey('search', event.target.value)}
        />
        <Select
          label={texts.status}
          options={statusOptions}
          value={view.status}
          onChange={(event) =>
            $orderView.setKey('status', event.target.value as OrderView['status'])
          }
        />
        <Select
          label={texts.period}
          options={periodOptions}
          value={view.period}
          onChange={(event) =>
            $orderView.setKey('period', event.target.value as OrderView['period'])
          }
        />
        <Select
          label={texts.sort}
          options={sortOptions}
          value={view.sort}
          onChange={(event) => $orderView.setKey('sort', event.target.value as OrderView['sort'])}
        />
      </div>
      <div className={styles.line}>
        <p role="status">{texts.count(shown.length, total)}</p>
        <Button
          variant="quiet"
          size="small"
          disabled={shown.length === 0}
          onClick={() => downloadOrders(shown)}
        >
          <Icon name="download" size={18} /> {texts.export}
        </Button>
      </div>
    </div>
  )
}
