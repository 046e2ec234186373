import { readJson, writeJson } from '../../../browser/storage.ts'

const key = 'adminForms'

type Values = Readonly<Record<string, string | boolean>>

/**
 * What was typed into a form of staff and not saved: the fields as the form began and as they are now, and the record
 * that the form edits, in the version that it knows; null for a new one.
 */
export type KeptForm<Form extends Values, Item> = { item: Item | null; before: Form; form: Form }

/** The form of that name, which this tab keeps over a reload; `empty` has the fields that it must have. */
export function keptForm<Form extends Values, Item extends { version: number }>(
  name: string,
  empty: Form,
): KeptForm<Form, Item> | undefined {
  const kept = stored()[name] as KeptForm<Form, Item> | undefined
  const isWhole =
    hasFields(kept?.before, empty) &&
    hasFields(kept?.form, empty) &&
    (kept?.item === null || typeof kept?.item?.version === 'number')
  return isWhole ? kept : undefined
}

/** Keeps a form in which something was typed; one that is as it began is forgotten. */
export function keepForm<Form extends Values, Item>(
  name: string,
  kept: KeptForm<Form, Item>,
): void {
  const { before, form } = kept
  const isTouched = Object.keys(form).some((field) => form[field] !== before[field])
  const { [name]: _before, ...others } = stored()
  const forms = isTouched ? { ...others, [name]: kept } : others
  writeJson(key, forms, 'sessionStorage')
}

/** The name of the form that was typed in last, of those that begin with these letters. */
export const latestForm = (beginning: string): string | undefined =>
  Object.keys(stored())
    .filter((name) => name.startsWith(beginning))
    .at(-1)

export function forgetForm(name: string): void {
  const { [name]: _forgotten, ...others } = stored()
  writeJson(key, others, 'sessionStorage')
}

export const forgetForms = (): void => writeJson(key, undefined, 'sessionStorage')

function hasFields(form: unknown, empty: Values): boolean {
  if (typeof form !== 'object' || form === null) return false
  const fields = form as Record<string, unknown>
  return Object.entries(empty).every(([field, value]) => typeof fields[field] === typeof value)
}

/** What is stored may be anything. */
const stored = (): Record<string, unknown> => ({ ...(readJson(key, 'sessionStorage') as object) })
