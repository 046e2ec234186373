import { navigationTexts as texts } from '../../text/navigation.ts'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import { Search } from '../search/components.ts'
import { MenuContent } from './MenuContent.tsx'

type Props = { open: boolean; onClose(): void }

/** The side menu on small screens: the search and the links that do not fit the header. */
export default function MobileMenu({ open, onClose }: Props) {
  return (
    <Drawer open={open} title={texts.menu} onClose={onClose}>
      <MenuContent search={<Search />} />
    </Drawer>
  )
}
