import { invalid } from './fault.ts'

/** A form-encoded body as nested fields: `card[number]=1` is `{ card: { number: '1' } }`. */
export type Form = { [name: string]: string | Form }

/** Maximum fields of a body, and maximum depth of a name. Stripe's own clients send a few dozen fields, three deep. */
const mostFields = 200
const mostParts = 5

/**
 * Parses a form-encoded body with names in brackets (`card[number]=…`, `expand[]=…`) to nested objects, as Stripe does;
 * list entries are named 0, 1, 2. Throws a Fault for malformed names.
 */
export function parseForm(text: string): Form {
  const form = emptyForm()
  const fields = [...new URLSearchParams(text)]
  if (fields.length > mostFields) throw invalid(`Too many parameters: at most ${mostFields}.`)
  for (const [name, value] of fields) put(form, name, value)
  return form
}

function put(form: Form, name: string, value: string): void {
  const [, first, brackets] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  const inner = [...(brackets ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)
  // PostgreSQL cannot store NUL characters.
  const unkept = `${name}${value}`.includes('\0')
  if (first === undefined || inner.length >= mostParts || unkept) throw unreadable(name)
  let place = form
  let part = first
  for (const next of inner) {
    const there = place[part] ?? emptyForm()
    if (typeof there === 'string') throw unreadable(name)
    place[part] = there
    place = there
    part = next || String(Object.keys(there).length)
  }
  if (typeof place[part] === 'object') throw unreadable(name)
  place[part] = value
}

/** Has no prototype, so that `__proto__` is an ordinary name. */
const emptyForm = (): Form => Object.create(null)

const unreadable = (name: string) => invalid(`Invalid parameter: ${name}`, { param: name })

/** The field's text; undefined when it is missing or nested. */
export const textOf = (form: Form, name: string): string | undefined => {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}

/** The field if it is one of the choices; undefined when missing, a Fault for anything else. */
export function choiceOf(form: Form, name: string, choices: readonly string[]): string | undefined {
  const value = textOf(form, name)
  if (value === undefined || choices.includes(value)) return value
  throw invalid(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name })
}

/** The nested fields of a name; empty when there are none. */
export const formOf = (form: Form, name: string): Form => {
  const value = form[name]
  return typeof value === 'object' ? value : emptyForm()
}

/** The names under `expand`; throws a Fault for one that is not `expandable`. */
export function expandedOf(form: Form, expandable: readonly string[]): string[] {
  const names = Object.values(formOf(form, 'expand')).map(String)
  const unknown = names.find((name) => !expandable.includes(name))
  if (unknown === undefined) return names
  throw invalid(`This property cannot be expanded (${unknown}).`, { param: 'expand' })
}

/** Throws a Fault for a parameter that the call does not have, as Stripe does. */
export function refuseUnknown(form: Form, known: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw invalid(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    })
}
