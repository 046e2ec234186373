import { type FormEvent, useState } from 'react'
import {
  changePassword,
  type PasswordProblems,
  passwordProblems,
} from '../../../stores/admin-account.ts'

/** The form keeps what was typed until the password is changed. */
export function usePasswordForm() {
  const [problems, setProblems] = useState<PasswordProblems>({})
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const data = new FormData(form)
    const change = {
      oldPassword: String(data.get('oldPassword') ?? ''),
      newPassword: String(data.get('newPassword') ?? ''),
    }
    const found = passwordProblems(change)
    if (Object.keys(found).length > 0) return show(form, found)
    setBusy(true)
    const refused = await changePassword(change)
    setBusy(false)
    if (refused) return show(form, refused)
    setProblems({})
    form.reset()
  }

  function show(form: HTMLFormElement, found: PasswordProblems) {
    setProblems(found)
    const field = form.elements.namedItem(Object.keys(found)[0] ?? '')
    if (field instanceof HTMLElement) field.focus()
  }

  return { problems, isBusy, submit }
}
