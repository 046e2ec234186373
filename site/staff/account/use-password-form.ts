import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { focusField } from '../ui/form/submits.ts'
import {
  $isChangingPassword,
  changePassword,
  type PasswordChange,
  type PasswordProblems,
  passwordProblems,
} from './account.ts'

const empty: PasswordChange = { oldPassword: '', newPassword: '' }

/** The state of the password form; its input is kept until the password is changed. */
export function usePasswordForm() {
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
