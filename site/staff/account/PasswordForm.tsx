import { useStore } from '@nanostores/react'
import { useState } from 'react'
import {
  changePasswordNewPasswordMaxLength,
  changePasswordNewPasswordMinLength,
  changePasswordOldPasswordMaxLength,
} from '../../client/generated/admin/account.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { focusField, submits } from '../ui/form/submits.ts'
import styles from './Account.module.css'
import {
  $isChangingPassword,
  changePassword,
  type PasswordChange,
  type PasswordProblems,
  passwordProblems,
} from './account.ts'
import { accountTexts as texts } from './text.ts'

/** The form that changes the password of this user name. */
export function PasswordForm({ username }: { username: string }) {
  const { change, type, problems, isBusy, submit } = usePasswordForm()
  return (
    <form method="post" noValidate onSubmit={submits(submit)} aria-labelledby="change-password">
      <h3 id="change-password">{texts.change}</h3>
      <p>{texts.changeHint}</p>
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <div className={styles.fields}>
        <PasswordField
          label={texts.oldPassword}
          name="oldPassword"
          autoComplete="current-password"
          maxLength={changePasswordOldPasswordMaxLength}
          show={texts.showOld}
          hide={texts.hideOld}
          error={problems.oldPassword}
          value={change.oldPassword}
          onChange={({ target }) => type({ oldPassword: target.value })}
        />
        <PasswordField
          label={texts.newPassword}
          name="newPassword"
          autoComplete="new-password"
          maxLength={changePasswordNewPasswordMaxLength}
          show={texts.showNew}
          hide={texts.hideNew}
          hint={texts.length(changePasswordNewPasswordMinLength)}
          error={problems.newPassword}
          value={change.newPassword}
          onChange={({ target }) => type({ newPassword: target.value })}
        />
      </div>
      <Button busy={isBusy} busyText={texts.changing} type="submit" size="small" isResting={isBusy}>
        {texts.change}
      </Button>
    </form>
  )
}

const empty: PasswordChange = { oldPassword: '', newPassword: '' }

/** The state of the password form; its input is kept until the password is changed. */
function usePasswordForm() {
  const [change, setChange] = useState(empty)
  const [problems, setProblems] = useState<PasswordProblems>({})

  async function submit(form: HTMLFormElement) {
    const found = passwordProblems(change)
    const isWrong = Object.keys(found).length > 0
    const refused = isWrong ? found : await changePassword(change)
    if (refused === undefined) return
    setProblems(refused ?? {})
    if (refused) focusField(form, Object.keys(refused)[0])
    else setChange(empty)
  }

  return {
    change,
    type: (typed: Partial<PasswordChange>) => setChange({ ...change, ...typed }),
    problems,
    isBusy: useStore($isChangingPassword),
    submit,
  }
}
