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
import { submits } from '../ui/form/submits.ts'
import styles from './AdminLogin.module.css'
import { loginTexts as texts } from './text.ts'
import { useLogin } from './use-login.ts'

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
