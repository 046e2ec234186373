import { useId } from 'react'
import type { FormConflict } from '../../stores/admin-form-conflict.ts'
import { dashboardTexts } from '../../text/admin/dashboard.ts'
import styles from './ConflictChoice.module.css'

const texts = dashboardTexts.conflict

type Props<Form> = {
  conflict: FormConflict<Form>
  /** As it is now. */
  form: Form
  labels: Partial<Record<keyof Form, string>>
  /** A value in words, where it has its own. */
  show?(name: keyof Form, value: Form[keyof Form]): string | undefined
  choose<Name extends keyof Form>(name: Name, value: Form[Name]): void
}

/** Both values of each field that somebody else saved differently, to choose from; the form shows the choice. */
export function ConflictChoice<Form extends object>(props: Props<Form>) {
  const { conflict, form, labels, show, choose } = props
  const id = useId()
  const { names, mine, theirs, changedBy } = conflict
  const words = (name: keyof Form, value: Form[keyof Form]) =>
    show?.(name, value) ?? plainWords(value)
  return (
    <div className={styles.conflict} role="alert">
      <p>{names.length > 0 ? texts.intro(changedBy) : texts.same(changedBy)}</p>
      {names.map((name) => (
        <fieldset key={name}>
          <legend>{labels[name] ?? name}</legend>
          {([['theirs', theirs] as const, ['mine', mine] as const] as const).map(
            ([whose, values]) => (
              <label key={whose}>
                <input
                  type="radio"
                  name={`${id}-${name}`}
                  checked={form[name] === values[name]}
                  onChange={() => choose(name, values[name])}
                />
                <span>
                  {texts[whose]}: <strong>{words(name, values[name])}</strong>
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
