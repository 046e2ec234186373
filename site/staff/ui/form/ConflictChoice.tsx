import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { staffTexts } from '../../../text/staff.ts'
import styles from './ConflictChoice.module.css'
import type { FormConflict } from './form-conflict.ts'

const texts = staffTexts.conflict

type Props<Form> = {
  conflict: FormConflict<Form>
  /** The form's current values. */
  form: Form
  labels: Partial<Record<keyof Form, string>>
  /** A value as a label, for a field with options. */
  show?(name: keyof Form, value: Form[keyof Form]): string | undefined
  choose<Name extends keyof Form>(name: Name, value: Form[Name]): void
}

/**
 * A choice between both values of each field that another administrator saved differently; the form shows the choice.
 * Takes the focus for each conflict. Refuses a save until each field that was edited is decided.
 */
export function ConflictChoice<Form extends object>(props: Props<Form>) {
  const { conflict, form, labels, show, choose } = props
  const id = useId()
  const { names, untouched, mine, theirs, changedBy } = conflict
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(conflict)
  const [chosen, setChosen] = useState<readonly (keyof Form)[]>([])
  const [isRefused, setRefused] = useState(false)
  if (shown !== conflict) {
    setShown(conflict)
    setChosen([])
    setRefused(false)
  }
  /** Replaces the browser's validation message, which is in its language and covers the choice. */
  const refuse = (event: FormEvent) => {
    event.preventDefault()
    setRefused(true)
    box.current?.querySelector<HTMLElement>('input:invalid')?.focus()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conflict is to be noticed, the second one too
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [conflict])
  const words = (name: keyof Form, value: Form[keyof Form]) =>
    show?.(name, value) ?? plainWords(value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: each field has a fieldset of its own in this group
    <div
      ref={box}
      className={styles.conflict}
      role="group"
      aria-labelledby={`${id}-intro`}
      tabIndex={-1}
    >
      <p id={`${id}-intro`}>{names.length > 0 ? texts.intro(changedBy) : texts.same(changedBy)}</p>
      {names.map((name) => (
        <fieldset key={name}>
          <legend>{labels[name] ?? name}</legend>
          {isRefused && !untouched.includes(name) && !chosen.includes(name) && (
            <p role="alert" className={styles.undecided}>
              {texts.choose}
            </p>
          )}
          {([['theirs', theirs] as const, ['mine', mine] as const] as const).map(
            ([whose, values]) => (
              <label key={whose}>
                <input
                  type="radio"
                  name={`${id}-${name}`}
                  // The form shows the input already, but keeping it over the other value takes a choice.
                  checked={
                    form[name] === values[name] && (whose === 'theirs' || chosen.includes(name))
                  }
                  required={form[name] === mine[name]}
                  onInvalid={refuse}
                  onChange={() => {
                    setChosen([...chosen, name])
                    choose(name, values[name])
                  }}
                />
                <span>
                  {texts[whose === 'mine' && untouched.includes(name) ? 'before' : whose]}:{' '}
                  <strong>{words(name, values[name])}</strong>
                </span>
              </label>
            ),
          )}
        </fieldset>
      ))}
    </div>
  )
}

function plainWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return String(value) || texts.empty
}
