import { navigation, navigationTexts as texts } from '../../text/navigation.ts'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import { Search } from '../search/components.ts'
import styles from './MobileMenu.module.css'

type Props = { open: boolean; onClose(): void }

/** The side menu on small screens: the search and the links that do not fit the header. */
export default function MobileMenu({ open, onClose }: Props) {
  return (
    <Drawer open={open} title={texts.menu} onClose={onClose}>
      <div className={styles.menu}>
        <Search />
        <nav aria-label={texts.mainMenu}>
          {navigation.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </Drawer>
  )
}
