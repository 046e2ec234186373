import { invalid, missingParam } from '../fault.ts'
import { type Form, formOf, refuseUnknown, textOf } from '../form.ts'

const fields = ['name', 'phone', 'carrier', 'tracking_number']
const addressFields = ['line1', 'line2', 'postal_code', 'city', 'state', 'country']

/** Stripe's limit on the characters of each field. */
const longest = 5000

/** The recipient of the goods in Stripe's format; null without one. Throws a Fault for missing or unknown fields. */
export function shippingOf(form: Form): object | null {
  if (form.shipping === undefined) return null
  const shipping = formOf(form, 'shipping')
  const address = formOf(shipping, 'address')
  refuseUnknown(shipping, [...fields, 'address'])
  refuseUnknown(address, addressFields)
  for (const name of ['name', 'address'])
    if (!shipping[name]) throw missingParam(`shipping[${name}]`)
  return { ...textsOf(shipping, fields), address: textsOf(address, addressFields) }
}

function textsOf(form: Form, names: readonly string[]): Record<string, string | null> {
  const texts = names.map((name) => {
    const text = textOf(form, name)
    if (text !== undefined && text.length > longest)
      throw invalid(`Invalid string: must be at most ${longest} characters`, { param: name })
    return [name, text || null] as const
  })
  return Object.fromEntries(texts)
}
