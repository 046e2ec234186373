import { OrderConflicts } from '../changes/OrderConflicts.tsx'
import { UndoBar } from '../changes/UndoBar.tsx'

/** What changes of orders lead to, in every tab: below a dialog it could not be reached, so an open one has it. */
export function OrderNotices() {
  return (
    <>
      <UndoBar />
      <OrderConflicts />
    </>
  )
}
