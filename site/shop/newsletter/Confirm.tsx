import { useStore } from '@nanostores/react'
import type { SyntheticEvent } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { $confirming, confirm } from './confirm.ts'
import { confirmTexts as texts } from './confirm-text.ts'
import styles from './Unsubscribe.module.css'

/**
 * The button that confirms a sign-up; without a token, what to do about a link that lost its end. Opening the page
 * confirms nothing, because mail scanners open links too.
 */
export function Confirm({ token }: { token: string | undefined }) {
  const stage = useStore($confirming, { ssr: 'initial' })

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (token && stage === 'form') void confirm(token)
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
  if (!token)
    return (
      <div className={styles.card}>
        <h1>{texts.incomplete}</h1>
        <p>{texts.incompleteText}</p>
        {home}
      </div>
    )
  return (
    <form className={styles.card} method="dialog" onSubmit={submit}>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
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
