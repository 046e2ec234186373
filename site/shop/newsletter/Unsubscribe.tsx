import { useStore } from '@nanostores/react'
import type { SyntheticEvent } from 'react'
import { unsubscribeNewsletterEmailMaxLength } from '../../client/generated/unsubscribe-newsletter.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import styles from './Unsubscribe.module.css'
import { $unsubscribing, type Leaver, unsubscribe } from './unsubscribe.ts'
import { unsubscribeTexts as texts } from './unsubscribe-text.ts'

/** The form to unsubscribe. An empty field shows our own toast, so the browser's validation is off. */
export function Unsubscribe({ leaver }: { leaver: Leaver }) {
  const stage = useStore($unsubscribing, { ssr: 'initial' })

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (stage === 'form')
      void unsubscribe(String(new FormData(event.currentTarget).get('email') ?? ''), leaver)
  }
  const home = (
    <ButtonLink variant="quiet" href={paths.home()}>
      {texts.home}
    </ButtonLink>
  )

  if (stage === 'done')
    return (
      <div className={styles.card} role="status" tabIndex={-1} ref={takeFocus}>
        <h1>{texts.done}</h1>
        <p>{texts.doneText}</p>
        {home}
      </div>
    )
  return (
    <form className={styles.card} method="dialog" noValidate onSubmit={submit}>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <Field
        label={texts.email}
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={unsubscribeNewsletterEmailMaxLength}
        spellCheck={false}
        defaultValue={leaver.email}
        readOnly={stage === 'submitting'}
      />
      <div className={styles.actions}>
        <Button
          busy={stage === 'submitting'}
          busyText={texts.submitting}
          type="submit"
          aria-disabled={stage === 'submitting' || undefined}
        >
          {texts.submit}
        </Button>
        {home}
      </div>
    </form>
  )
}
