import type { ReactNode } from 'react'
import { navigation, navigationTexts as texts } from '../../text/navigation.ts'
import styles from './MobileMenu.module.css'

/** The content of the side menu: a search box, and links to the shop's pages. */
export function MenuContent({ search }: { search: ReactNode }) {
  return (
    <div className={styles.menu}>
      {search}
      <nav aria-label={texts.mainMenu}>
        {navigation.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </div>
  )
}
