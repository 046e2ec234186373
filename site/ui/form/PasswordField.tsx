import { type ComponentProps, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { Field } from './Field.tsx'
import styles from './PasswordField.module.css'

type Props = Omit<ComponentProps<typeof Field>, 'type'> & {
  /** What the button beside it does. */
  show: string
  hide: string
}

/** A password that can be looked at while it is typed. */
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
        className={styles.toggle}
        aria-label={isShown ? hide : show}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} size={22} />
      </button>
    </div>
  )
}
