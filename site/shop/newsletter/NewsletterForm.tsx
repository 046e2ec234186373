import { useStore } from '@nanostores/react'
import type { SyntheticEvent } from 'react'
import {
  subscribeNewsletterEmailMaxLength,
  subscribeNewsletterNameMaxLength,
} from '../../client/generated/subscribe-newsletter.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import styles from './NewsletterForm.module.css'
import { $signUp, signUp } from './newsletter.ts'
import { newsletterFormTexts as texts } from './text.ts'

/** The newsletter sign-up. An empty field shows our own toast, so the browser's validation is off. */
export function NewsletterForm() {
  const stage = useStore($signUp, { ssr: 'initial' })
  const isBusy = stage === 'submitting'

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void signUp(String(form.get('email') ?? ''), String(form.get('name') ?? ''))
  }

  if (stage === 'done')
    return (
      <div className={styles.thanks} role="status" tabIndex={-1} ref={takeFocus}>
        <h3>{texts.thanks}</h3>
        <p>{texts.thanksText}</p>
      </div>
    )
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <Field
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={subscribeNewsletterNameMaxLength}
        readOnly={isBusy}
      />
      <Field
        label={texts.email}
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={subscribeNewsletterEmailMaxLength}
        spellCheck={false}
        readOnly={isBusy}
      />
      <Button
        busy={isBusy}
        busyText={texts.submitting}
        type="submit"
        aria-disabled={isBusy || undefined}
      >
        {texts.submit}
      </Button>
    </form>
  )
}
