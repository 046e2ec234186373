import { useStore } from '@nanostores/react'
import { useEffect, useId } from 'react'
import { Button } from '../../../ui/Button.tsx'
import panel from '../../ui/form/Panel.module.css'
import styles from './PersonSearch.module.css'
import { $isForgetting, forgetPerson } from './personal-data.ts'
import { personalDataTexts as texts } from './text.ts'
import { useScrolledTo } from './use-scrolled-to.ts'

type Props = { email: string; onCancel(): void }

/** The question before a customer is forgotten; takes the focus of the button that it replaces. */
export function AskToForget({ email, onCancel }: Props) {
  const id = useId()
  const isForgetting = useStore($isForgetting)
  const place = useScrolledTo<HTMLDivElement>(true)
  useEffect(() => place.current?.focus({ preventScroll: true }), [place])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and this is a sentence
    <div ref={place} className={styles.question} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>
        <strong>{texts.ask(email)}</strong> {texts.askText}
      </p>
      <div className={panel.actions}>
        <Button
          size="small"
          variant="danger"
          busy={isForgetting}
          busyText={texts.forgetting}
          onClick={() => void forgetPerson(email)}
        >
          {texts.confirm}
        </Button>
        <Button size="small" variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}
