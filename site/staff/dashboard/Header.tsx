import { Tabs } from '@base-ui/react/tabs'
import { paths } from '../../paths.ts'
import { shop } from '../../text/shop-facts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AccountButton } from '../account/AccountButton.tsx'
import { logOut } from '../login/index.ts'
import styles from './Header.module.css'
import { dashboardTexts as texts } from './text.ts'
import { tabs } from './use-tab.ts'

type Props = { refresh(): void; isLoading: boolean }

/** The dashboard's header with tabs, refresh, account and logout. */
export function Header({ refresh, isLoading }: Props) {
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
        <Tabs.List className={styles.tabs}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab} className={styles.tab}>
              {texts.tabs[tab]}
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
