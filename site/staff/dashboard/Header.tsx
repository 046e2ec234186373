import { Tabs } from '@base-ui/react/tabs'
import { useEffect, useRef } from 'react'
import { paths } from '../../paths.ts'
import { shop } from '../../text/shop-facts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AccountButton } from '../account/AccountButton.tsx'
import { logOut } from '../login/index.ts'
import styles from './Header.module.css'
import { dashboardTexts as texts } from './text.ts'
import { type Tab, tabs } from './use-tab.ts'

type Props = { tab: Tab; refresh(): void; isLoading: boolean }

/** The dashboard's header with tabs, refresh, account and logout. */
export function Header({ tab, refresh, isLoading }: Props) {
  const list = useRef<HTMLDivElement>(null)
  // On a phone the tabs are one row that scrolls.
  useEffect(() => {
    const selected = list.current?.children[tabs.indexOf(tab)]
    selected?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [tab])
  const leave = () => {
    logOut()
    location.assign(paths.adminLogin())
  }
  return (
    <header className={`${styles.header} on-dark`}>
      <div className={styles.inner}>
        <h1 className={styles.title}>
          <a href={paths.home()}>{shop.name}</a>{' '}
          <span className="visually-hidden">{texts.heading}</span>
        </h1>
        <Tabs.List className={styles.tabs} ref={list}>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name} className={styles.tab}>
              {texts.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className={styles.actions}>
          <button type="button" className={styles.action} aria-busy={isLoading} onClick={refresh}>
            <span className={classNames(styles.icon, isLoading && styles.turning)}>
              <Icon name="refresh" size={20} />
            </span>
            {texts.refresh}
          </button>
          <AccountButton className={styles.action} iconClassName={styles.icon} />
          <button type="button" className={styles.action} onClick={leave}>
            {texts.logout}
          </button>
        </div>
      </div>
    </header>
  )
}
