import { EarlyDialog } from '../../ui/overlay/EarlyDialog.tsx'
import { searchTexts } from '../search/index.ts'
import { MenuContent } from './MenuContent.tsx'

/** The side menu until it renders. Letters typed in its search box would be lost, but not the focus. */
export function EarlyMenu() {
  return (
    <EarlyDialog name="menu" shape="right">
      <MenuContent
        search={
          <input
            className="search-input"
            type="search"
            name="search"
            aria-label={searchTexts.label}
            placeholder={searchTexts.label}
            readOnly
          />
        }
      />
    </EarlyDialog>
  )
}
