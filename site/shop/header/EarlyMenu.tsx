import { EarlyDialog } from '../../ui/overlay/EarlyDialog.tsx'
import { MenuContent } from './MenuContent.tsx'

/** The side menu until React runs, with the outline of its search box: letters typed there would be lost. */
export function EarlyMenu() {
  return (
    <EarlyDialog name="menu" shape="right">
      <MenuContent search={<div className="search-input" />} />
    </EarlyDialog>
  )
}
