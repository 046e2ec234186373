import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import {
  adminLoginPasswordMaxLength,
  adminLoginUsernameMaxLength,
} from '../../client/generated/admin/login.ts'
import { paths } from '../../paths.ts'
import { shop } from '../../text/shop-facts.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { Problem } from '../ui/form/Problem.tsx'
import { focusField, submits } from '../ui/form/submits.ts'
import styles from './AdminLogin.module.css'
import { $isLoggingIn, type CredentialProblems, credentialProblems, logIn } from './login.ts'
import { takePlace } from './place.ts'
import { loginTexts as texts } from './text.ts'

/** The login page of staff. The form posts, so that credentials never end up in an address. */
export function AdminLogin() {
  const { problems, failure, isBusy, canSubmit, submit } = useLogin()
  return (
    <div className={styles.room}>
      <form className={styles.card} method="post" noValidate onSubmit={submits(submit)}>
        <header className={styles.head}>
          <p className={styles.shop}>{shop.name}</p>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </header>
        <Problem text={failure} />
        <Field
          label={texts.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={adminLoginUsernameMaxLength}
          error={problems.username}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          maxLength={adminLoginPasswordMaxLength}
          show={texts.show}
          hide={texts.hide}
          error={problems.password}
        />
        <Button busy={isBusy} busyText={texts.submitting} type="submit" wide disabled={!canSubmit}>
          {texts.submit}
        </Button>
        <p className={`${styles.note} aside`}>{texts.footer}</p>
      </form>
      <a className={styles.back} href={paths.home()}>
        {texts.toShop}
      </a>
    </div>
  )
}

/** The state of the login form. Only short credentials are refused here; the server checks the rest. */
function useLogin() {
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
