import { useState } from 'react'
import { loginTexts as texts } from '../../text/admin.ts'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PasswordField.module.css'

/** A password that can be looked at while it is typed. */
export function PasswordField({ error }: { error: string | undefined }) {
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <Field
        label={texts.password}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        error={error}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-label={isShown ? texts.hide : texts.show}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} size={22} />
      </button>
    </div>
  )
}
