import { paths } from '../../paths.ts'
import { closeDrawer } from '../../stores/drawer.ts'
import { navigation, navigationTexts as texts } from '../../text/navigation.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import styles from './MobileMenu.module.css'

/** The side menu of small screens: the search and the links that the header has no room for. */
export default function MobileMenu({ open }: { open: boolean }) {
  return (
    <Drawer open={open} title={texts.menu} onClose={closeDrawer}>
      <div className={styles.menu}>
        <search>
          <form action={paths.products()} className={styles.search}>
            {/* Neither nothing nor blanks are searched for. */}
            <input
              className={styles.text}
              type="search"
              name="search"
              aria-label={texts.search}
              placeholder={texts.search}
              maxLength={200}
              pattern=".*\S.*"
              title={texts.searchHint}
              required
            />
            <Button type="submit">{texts.searchButton}</Button>
          </form>
        </search>
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
