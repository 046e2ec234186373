import { useStore } from '@nanostores/react'
import type { InputHTMLAttributes } from 'react'
import { Field } from '../../../ui/form/Field.tsx'
import { checkoutTexts as texts } from '../text.ts'
import styles from './Customer.module.css'
import { $checkoutForm, changeCheckoutForm, longest, type RequiredField } from './checkout-form.ts'
import { $postalNote } from './postal-place.ts'
import { Section } from './Section.tsx'

type Input = InputHTMLAttributes<HTMLInputElement> & { hint?: string | undefined }

type Props = {
  problemOf(field: RequiredField): string | undefined
  onLeave(field: RequiredField): void
}

/** The customer's contact fields and shipping address. */
export function Customer({ problemOf, onLeave }: Props) {
  const form = useStore($checkoutForm, { ssr: 'initial' })
  const note = useStore($postalNote, { ssr: 'initial' })
  const hint = note === 'unknown' ? texts.unknownPostalCode : undefined

  const field = (name: RequiredField, input: Input) => (
    <div className={styles[name]}>
      <Field
        label={texts.labels[name]}
        name={name}
        required
        maxLength={longest[name]}
        enterKeyHint="next"
        value={form[name]}
        error={problemOf(name)}
        onChange={(event) => changeCheckoutForm({ [name]: event.target.value })}
        onBlur={() => onLeave(name)}
        {...input}
      />
    </div>
  )

  return (
    <>
      <Section title={texts.contact} note={texts.required}>
        <div className={styles.fields}>
          {field('email', {
            type: 'email',
            autoComplete: 'email',
            spellCheck: false,
          })}
          {field('phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel' })}
        </div>
      </Section>
      <Section title={texts.address}>
        <div className={styles.fields}>
          {field('firstName', { autoComplete: 'given-name' })}
          {field('lastName', { autoComplete: 'family-name' })}
          {field('address', { autoComplete: 'address-line1' })}
          {field('postalCode', { autoComplete: 'postal-code', inputMode: 'numeric', hint })}
          {field('city', { autoComplete: 'address-level2', enterKeyHint: 'done' })}
        </div>
        <p className="visually-hidden" role="status">
          {hint ?? (typeof note === 'object' ? texts.placeFilled(note.place) : undefined)}
        </p>
      </Section>
    </>
  )
}
