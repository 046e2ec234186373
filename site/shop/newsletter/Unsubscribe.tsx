import { useStore } from '@nanostores/react'
import { unsubscribeNewsletterEmailMaxLength } from '../../client/generated/unsubscribe-newsletter.ts'
import { Field } from '../../ui/form/Field.tsx'
import { LinkCard } from './LinkCard.tsx'
import { $unsubscribing, type Leaver, unsubscribe } from './unsubscribe.ts'
import { unsubscribeTexts as texts } from './unsubscribe-text.ts'

/** The form to unsubscribe. */
export function Unsubscribe({ leaver }: { leaver: Leaver }) {
  const stage = useStore($unsubscribing, { ssr: 'initial' })
  const submit = (form: HTMLFormElement) =>
    void unsubscribe(String(new FormData(form).get('email') ?? ''), leaver)
  return (
    <LinkCard stage={stage} texts={texts} submit={submit}>
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
    </LinkCard>
  )
}
