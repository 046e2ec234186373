export type Form = { [name: string]: string | Form }

/** Fields of one body: Stripe's own clients send a few dozen. */
const mostFields = 200

/** A form-encoded body with names in brackets (`card[number]=…`) as nested objects, as Stripe reads it. */
export function parseForm(text: string): Form {
  const form: Form = Object.create(null)
  for (const [name, value] of [...new URLSearchParams(text)].slice(0, mostFields)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    let place = form
    for (const part of path.slice(0, -1)) {
      const inner = place[part]
      place = typeof inner === 'object' ? inner : newPart(place, part)
    }
    place[path.at(-1) ?? ''] = value
  }
  return form
}

function newPart(place: Form, part: string): Form {
  const inner: Form = Object.create(null)
  place[part] = inner
  return inner
}

export const textOf = (form: Form, name: string): string | undefined => {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}

export const formOf = (form: Form, name: string): Form => {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}
