import { useStore } from '@nanostores/react'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ListToolbar } from '../../ui/list/ListToolbar.tsx'
import { shownOf } from '../../ui/list/resource.ts'
import { $isExporting, downloadOrders, exportOrders } from '../export/order-export.ts'
import {
  type OrderView,
  orderMarks,
  orderPeriods,
  orderSorts,
  orderStatuses,
  plainView,
} from '../state/order-view.ts'
import { $orders, $orderView } from '../state/orders.ts'
import { statusLabels, orderTexts as texts } from '../text.ts'

const options = {
  status: [
    { value: 'all', label: texts.allStatuses },
    ...orderStatuses.map((value) => ({ value, label: statusLabels[value] })),
  ],
  period: orderPeriods.map((value) => ({ value, label: texts.periods[value] })),
  mark: orderMarks.map((value) => ({ value, label: texts.marks[value] })),
  sort: orderSorts.map((value) => ({ value, label: texts.sorts[value] })),
}
const filters = ['status', 'period', 'mark', 'sort'] as const

/** Search, filters, sort order, the number of matching orders, and their export. */
export function OrderToolbar({ isOld }: { isOld: boolean }) {
  const view = useStore($orderView)
  const list = useStore($orders)
  const shown = shownOf(list, isOld)
  const isExporting = useStore($isExporting)
  return (
    <ListToolbar
      texts={texts}
      search={view.search}
      onSearch={(text) => $orderView.setKey('search', text)}
      count={shown && texts.count(shown.matching, shown.total, isCountedUp(shown.view))}
      isOld={isOld}
      action={
        <Button
          busy={isExporting}
          busyText={texts.exporting}
          variant="quiet"
          size="small"
          disabled={!list.value || (list.value.matching === 0 && !isOld)}
          isResting={isExporting}
          aria-busy={isExporting}
          onClick={() => void exportOrders(downloadOrders)}
        >
          <Icon name="download" size={18} /> {texts.export}
        </Button>
      }
    >
      {filters.map((name) => (
        <Select
          key={name}
          label={texts[name]}
          options={options[name]}
          value={view[name]}
          onChange={({ target }) => $orderView.setKey(name, target.value as OrderView[typeof name])}
        />
      ))}
    </ListToolbar>
  )
}

/** Whether the server counts no further than a limit. */
const isCountedUp = ({ search, mark }: OrderView): boolean =>
  search.trim() !== '' || mark !== plainView.mark
