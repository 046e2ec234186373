import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { copyTextOf } from '../../browser/copy-text.ts'
import {
  sendWithdrawalAddressMaxLength,
  sendWithdrawalEmailMaxLength,
  sendWithdrawalGoodsMaxLength,
  sendWithdrawalNameMaxLength,
  sendWithdrawalOrderNumberMaxLength,
  sendWithdrawalReceivedMaxLength,
} from '../../client/generated/withdrawal.ts'
import { shop } from '../../text/shop-facts.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import styles from './WithdrawalForm.module.css'
import {
  $isSending,
  $problems,
  $sentTo,
  forgetProblem,
  type RequiredField,
  requiredFields,
  sendWithdrawal,
  withdrawalOf,
} from './withdrawal.ts'
import { withdrawalFormTexts as texts } from './withdrawal-text.ts'

const { fields } = texts
const { company, street, postalCode, city, email } = shop
const recipient = `${company}, ${street}, ${postalCode} ${city}, ${email}`

/**
 * The standard form, to send, print or copy. The inputs are uncontrolled, so that input typed before hydration is kept.
 */
export function WithdrawalForm() {
  const isSending = useStore($isSending, { ssr: 'initial' })
  const problems = useStore($problems, { ssr: 'initial' })
  const sentTo = useStore($sentTo, { ssr: 'initial' })
  const form = useRef<HTMLFormElement>(null)
  const copied = useRef<HTMLPreElement>(null)
  const [copyResult, setCopyResult] = useState('')
  useEffect(() => fillInOrder(form.current), [])

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    setCopyResult('')
    const { currentTarget } = event
    if (!(await sendWithdrawal(withdrawalOf(new FormData(currentTarget)))))
      focusFirstProblem(currentTarget)
  }

  async function copy() {
    if (!form.current || !copied.current) return
    copied.current.textContent = textOfForm(form.current)
    setCopyResult((await copyTextOf(copied.current)) ? texts.copied : texts.copyRefused)
  }

  const required = (name: RequiredField) => ({
    label: fields[name],
    name,
    required: true,
    readOnly: isSending,
    error: problems[name],
    onInput: () => forgetProblem(name),
  })
  const optional = (name: Exclude<keyof typeof fields, RequiredField>, maxLength: number) => ({
    label: fields[name],
    name,
    maxLength,
    readOnly: isSending,
  })

  // This method submits nothing: a press before hydration does not navigate.
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      aria-labelledby="angreskjema"
      onSubmit={submit}
    >
      <p className="aside">{texts.required}</p>
      <p data-line>{texts.recipient(recipient)}</p>
      <p data-line>{texts.statement}</p>
      <Textarea {...required('goods')} rows={3} maxLength={sendWithdrawalGoodsMaxLength} />
      <Field {...optional('orderNumber', sendWithdrawalOrderNumberMaxLength)} autoComplete="off" />
      <Field {...optional('received', sendWithdrawalReceivedMaxLength)} autoComplete="off" />
      <Field {...required('name')} autoComplete="name" maxLength={sendWithdrawalNameMaxLength} />
      <Field
        {...optional('address', sendWithdrawalAddressMaxLength)}
        autoComplete="street-address"
      />
      <Field
        {...required('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        hint={texts.emailHint}
        maxLength={sendWithdrawalEmailMaxLength}
      />
      <p className={styles.signature}>{texts.signature}</p>
      <div className="button-row">
        <Button type="submit" busy={isSending} busyText={texts.sending}>
          {texts.send}
        </Button>
        <Button variant="secondary" data-print onClick={() => globalThis.print()}>
          {texts.print}
        </Button>
        <Button variant="secondary" data-copy onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {sentTo ? texts.sent(sentTo) : copyResult}
      </p>
      <pre ref={copied} className="visually-hidden" aria-hidden="true" />
    </form>
  )
}

/** Fills in the order of the page that led here, as `paths.withdrawalOf` names it. */
function fillInOrder(form: HTMLFormElement | null): void {
  const number = new URLSearchParams(location.search).get('ordre') ?? ''
  const field = form?.elements.namedItem('orderNumber')
  if (field instanceof HTMLInputElement && field.value === '' && /^RP-[A-Z0-9]{8}$/.test(number))
    field.value = number
}

function focusFirstProblem(form: HTMLFormElement): void {
  const first = requiredFields.find((name) => $problems.get()[name])
  const field = first && form.elements.namedItem(first)
  if (field instanceof HTMLElement) field.focus()
}

/** The withdrawal form as text: its sentences, and each label with its value. */
function textOfForm(form: HTMLFormElement): string {
  const sentences = [...form.querySelectorAll('[data-line]')].map(({ textContent }) =>
    (textContent ?? '').replace(/\s+/g, ' ').trim(),
  )
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ]
  // Without the star of a required field.
  const values = fields.map(
    ({ labels, value }) => `${labels?.[0]?.textContent?.replace('*', '').trim()}: ${value}`,
  )
  return [...sentences, ...values].join('\n')
}
