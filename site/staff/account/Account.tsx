import { useStore } from '@nanostores/react'
import { leaveFor } from '../../browser/overlay-history.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { LoadFailure } from '../ui/list/LoadFailure.tsx'
import styles from './Account.module.css'
import { $account, loadAccount, logOutEverywhere } from './account.ts'
import { LoginLog } from './LoginLog.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PersonSearch } from './personal-data/PersonSearch.tsx'
import { accountTexts as texts } from './text.ts'

/** The administrator's account: latest logins and the form that changes the password. */
export function Account() {
  const { value: account, failure } = useStore($account)
  if (failure)
    return <LoadFailure text={texts.failed} failure={failure} retry={() => void loadAccount()} />
  if (!account) return <Spinner label={texts.loading} />
  const leave = async () => {
    if (await logOutEverywhere()) leaveFor(paths.adminLogin())
  }
  return (
    <div className={styles.account}>
      <p>
        {texts.loggedInAs} <strong>{account.username}</strong>
      </p>
      <PasswordForm username={account.username} />
      <section>
        <h3>{texts.everywhere}</h3>
        <p>{texts.everywhereHint}</p>
        <Button variant="danger" size="small" onClick={() => void leave()}>
          {texts.everywhere}
        </Button>
      </section>
      <LoginLog logins={account.logins} />
      <PersonSearch />
    </div>
  )
}
