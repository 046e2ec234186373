import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import {
  $isChangingPassword,
  changePassword,
  type PasswordProblems,
  passwordProblems,
} from './account.ts'

/** The state of the password form; its input is kept until the password is changed. */
export function usePasswordForm() {
  const [problems, setProblems] = useState<PasswordProblems>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const change = {
      oldPassword: String(data.get('oldPassword') ?? ''),
      newPassword: String(data.get('newPassword') ?? ''),
    }
    const found = passwordProblems(change)
    if (Object.keys(found).length > 0) return show(form, found)
    const refused = await changePassword(change)
    if (refused === undefined) return
    if (refused) return show(form, refused)
    setProblems({})
    form.reset()
  }

  function show(form: HTMLFormElement, found: PasswordProblems) {
    setProblems(found)
    const field = form.elements.namedItem(Object.keys(found)[0] ?? '')
    if (field instanceof HTMLElement) field.focus()
  }

  return { problems, isBusy: useStore($isChangingPassword), submit }
}
