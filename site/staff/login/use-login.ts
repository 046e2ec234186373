import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { focusField } from '../ui/form/submits.ts'
import { $isLoggingIn, type CredentialProblems, credentialProblems, logIn } from './login.ts'
import { takePlace } from './place.ts'

/** The state of the login form. Only short credentials are refused here; the server checks the rest. */
export function useLogin() {
  const [problems, setProblems] = useState<CredentialProblems>({})
  const [failure, setFailure] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)
  const isBusy = useStore($isLoggingIn) || isLeaving
  const [isAwake, setAwake] = useState(false)

  useEffect(() => {
    // A form submitted before hydration would navigate to nothing.
    setAwake(true)
    // The browser may restore this page as it was left.
    const settle = () => setLeaving(false)
    addEventListener('pageshow', settle)
    return () => removeEventListener('pageshow', settle)
  }, [])

  async function submit(form: HTMLFormElement) {
    if (isBusy) return
    const credentials = credentialsOf(new FormData(form))
    const found = credentialProblems(credentials)
    setProblems(found)
    setFailure(undefined)
    const [firstWrong] = Object.keys(found)
    if (firstWrong) return focusField(form, firstWrong)
    const problem = await logIn(credentials)
    if (problem === undefined) return
    if (problem !== null) return setFailure(problem)
    setLeaving(true)
    // Back from the dashboard skips the login form.
    location.replace(takePlace())
  }

  return { problems, failure, isBusy, canSubmit: isAwake && !isBusy, submit }
}

/** The fields are uncontrolled, so that input typed before hydration counts. */
const credentialsOf = (data: FormData) => ({
  username: String(data.get('username') ?? '').trim(),
  password: String(data.get('password') ?? ''),
})
