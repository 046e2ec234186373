import { readJson, writeJson } from '../../../browser/storage.ts'

const key = 'adminForms'

export type Values = Readonly<Record<string, string | boolean>>

/**
 * Unsaved input of a form: its initial and its current values, and the record that it edits, in the version that it
 * knows; null for a new one.
 */
export type KeptForm<Form extends Values, Item> = { item: Item | null; before: Form; form: Form }

/** The stored form of this name, which survives a reload in this tab; `empty` has its required fields. */
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

/** Stores an edited form; one without edits is removed. */
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

/** The name of the latest edited form with this prefix. */
export const latestForm = (beginning: string): string | undefined =>
  Object.keys(stored())
    .filter((name) => name.startsWith(beginning))
    .at(-1)

/** Removes all stored forms. */
export const forgetForms = (): void => writeJson(key, undefined, 'sessionStorage')

function hasFields(form: unknown, empty: Values): boolean {
  if (typeof form !== 'object' || form === null) return false
  const fields = form as Record<string, unknown>
  return Object.entries(empty).every(([field, value]) => typeof fields[field] === typeof value)
}

/** The stored forms, of any shape. */
const stored = (): Record<string, unknown> => ({ ...(readJson(key, 'sessionStorage') as object) })
