import { type ComponentProps, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { Field } from './Field.tsx'
import styles from './PasswordField.module.css'

type Props = Omit<ComponentProps<typeof Field>, 'type'> & {
  /** Labels of the toggle button. */
  show: string
  hide: string
}

/** A password field with a button that shows the password. */
export function PasswordField({ show, hide, ...field }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <Field
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        {...field}
      />
      <button
        type="button"
        className={`icon-button ${styles.toggle}`}
        aria-label={isShown ? hide : show}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} size={22} />
      </button>
    </div>
  )
}
