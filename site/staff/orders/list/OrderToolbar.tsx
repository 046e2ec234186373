import { useStore } from '@nanostores/react'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ListToolbar } from '../../ui/list/ListToolbar.tsx'
import { shownOf } from '../../ui/list/resource.ts'
import { $isExporting, downloadOrders, exportOrders } from '../export/order-export.ts'
import { statusLabels, orderTexts as texts } from '../text.ts'
import {
  type OrderView,
  orderMarks,
  orderPeriods,
  orderSorts,
  orderStatuses,
  plainView,
} from './order-view.ts'
import { $orders, $orderView } from './orders.ts'

const statusOptions = [
  { value: 'all', label: texts.allStatuses },
  ...orderStatuses.map((value) => ({ value, label: statusLabels[value] })),
]
const periodOptions = orderPeriods.map((value) => ({ value, label: texts.periods[value] }))
const markOptions = orderMarks.map((value) => ({ value, label: texts.marks[value] }))
const sortOptions = orderSorts.map((value) => ({ value, label: texts.sorts[value] }))

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
      <Select
        label={texts.status}
        options={statusOptions}
        value={view.status}
        onChange={(event) => $orderView.setKey('status', event.target.value as OrderView['status'])}
      />
      <Select
        label={texts.period}
        options={periodOptions}
        value={view.period}
        onChange={(event) => $orderView.setKey('period', event.target.value as OrderView['period'])}
      />
      <Select
        label={texts.mark}
        options={markOptions}
        value={view.mark}
        onChange={(event) => $orderView.setKey('mark', event.target.value as OrderView['mark'])}
      />
      <Select
        label={texts.sort}
        options={sortOptions}
        value={view.sort}
        onChange={(event) => $orderView.setKey('sort', event.target.value as OrderView['sort'])}
      />
    </ListToolbar>
  )
}

/** Whether the server counts no further than a limit. */
const isCountedUp = ({ search, mark }: OrderView): boolean =>
  search.trim() !== '' || mark !== plainView.mark
