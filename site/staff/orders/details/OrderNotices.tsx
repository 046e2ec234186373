import { OrderConflicts } from '../changes/OrderConflicts.tsx'
import { UndoBar } from '../changes/UndoBar.tsx'

/**
 * The undo bars and conflicts of orders, shown on every tab. An open dialog contains them, as they could not be reached
 * behind it.
 */
export function OrderNotices() {
  return (
    <>
      <UndoBar />
      <OrderConflicts />
    </>
  )
}
