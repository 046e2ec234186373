import { useStore } from '@nanostores/react'
import type { InputHTMLAttributes, SyntheticEvent } from 'react'
import {
  sendContactMessageEpostMaxLength,
  sendContactMessageMeldingMaxLength,
  sendContactMessageNavnMaxLength,
  sendContactMessageTelefonMaxLength,
} from '../../client/generated/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import styles from './ContactForm.module.css'
import {
  $isSending,
  $problems,
  forgetProblem,
  messageOf,
  type RequiredField,
  requiredFields,
  sendContactMessage,
} from './contact-form.ts'
import { contactFormTexts as texts } from './text.ts'

/** A message to the shop. The inputs are uncontrolled, so that input typed before hydration is kept. */
export function ContactForm({ isDelivered }: { isDelivered: boolean }) {
  const isSending = useStore($isSending, { ssr: 'initial' })
  const problems = useStore($problems, { ssr: 'initial' })

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (await sendContactMessage(messageOf(new FormData(form)), isDelivered)) form.reset()
    else focusFirstProblem(form)
  }

  const required = (name: RequiredField) => ({
    label: texts.labels[name],
    name,
    required: true,
    readOnly: isSending,
    error: problems[name],
    onInput: () => forgetProblem(name),
  })
  const line = (name: RequiredField, input: InputHTMLAttributes<HTMLInputElement>) => (
    <Field {...required(name)} {...input} />
  )

  // This method submits nothing: a press before hydration does not navigate.
  return (
    <form className={styles.form} method="dialog" onSubmit={submit}>
      <p className="aside">{texts.required}</p>
      {line('navn', { autoComplete: 'name', maxLength: sendContactMessageNavnMaxLength })}
      <div className={styles.pair}>
        {line('epost', {
          type: 'email',
          autoComplete: 'email',
          maxLength: sendContactMessageEpostMaxLength,
          spellCheck: false,
        })}
        <Field
          label={texts.labels.telefon}
          name="telefon"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={sendContactMessageTelefonMaxLength}
          readOnly={isSending}
        />
      </div>
      <Textarea {...required('melding')} rows={6} maxLength={sendContactMessageMeldingMaxLength} />
      <Button
        busy={isSending}
        busyText={texts.sending}
        type="submit"
        size="large"
        className={styles.send}
        disabled={isSending}
      >
        {texts.send}
      </Button>
      <p className="aside">{texts.privacy}</p>
    </form>
  )
}

function focusFirstProblem(form: HTMLFormElement): void {
  const first = requiredFields.find((name) => $problems.get()[name])
  const field = first && form.elements.namedItem(first)
  if (field instanceof HTMLElement) field.focus()
}
