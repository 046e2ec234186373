import type { ReactNode, SyntheticEvent } from 'react'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import styles from './LinkCard.module.css'
import type { Stage } from './link-stage.ts'

type Texts = Record<
  'title' | 'text' | 'submit' | 'submitting' | 'home' | 'done' | 'doneText',
  string
>
type Props = {
  stage: Stage
  texts: Texts
  submit(form: HTMLFormElement): void
  /** The fields between the text and the button. */
  children?: ReactNode
}

/**
 * The form of a page that a newsletter mail links to, and what it says afterwards. Opening the page does nothing,
 * because mail scanners open links too. Fields show our own toasts, so the browser's validation is off.
 */
export function LinkCard({ stage, texts, submit, children }: Props) {
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (stage === 'form') submit(event.currentTarget)
  }
  if (stage === 'done')
    return (
      <div className={`sheet ${styles.card}`} role="status" tabIndex={-1} ref={takeFocus}>
        <h1>{texts.done}</h1>
        <p>{texts.doneText}</p>
        <Home text={texts.home} />
      </div>
    )
  return (
    <form className={`sheet ${styles.card}`} method="dialog" noValidate onSubmit={onSubmit}>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      {children}
      <div className="button-row">
        <Button
          busy={stage === 'submitting'}
          busyText={texts.submitting}
          type="submit"
          aria-disabled={stage === 'submitting' || undefined}
        >
          {texts.submit}
        </Button>
        <Home text={texts.home} />
      </div>
    </form>
  )
}

/** The card for a link that lost its end. */
export function IncompleteLink({ title, text, home }: Record<'title' | 'text' | 'home', string>) {
  return (
    <div className={`sheet ${styles.card}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      <Home text={home} />
    </div>
  )
}

function Home({ text }: { text: string }) {
  return (
    <ButtonLink variant="quiet" href={paths.home()}>
      {text}
    </ButtonLink>
  )
}
