import { z } from 'zod'
import { decoded } from './decoded.ts'

// Kinds of values. A message says what is allowed and never repeats the value, which may be a secret.

export const text = z.string().trim().min(1, 'is empty')

export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, `is none of ${values.join(', ')}`)

export const number = (least: number, most: number) =>
  numeric(/^\d+(\.\d+)?$/, `is not a number from ${least} to ${most}`, least, most)

export const wholeNumber = (least: number, most: number) =>
  numeric(/^\d+$/, `is not a whole number from ${least} to ${most}`, least, most)

const numeric = (form: RegExp, allowed: string, least: number, most: number) =>
  readBy((written) => {
    const value = form.test(written) ? Number(written) : Number.NaN
    return value >= least && value <= most ? value : undefined
  }, allowed)

/** A URL with a host, with one of these protocols, as "https". */
export const url = (protocols: readonly string[], example: string) =>
  readBy((written) => urlOf(written, protocols), `is not a URL, as ${example}`)

/** As `url`, without a path: the text, without a slash at the end. */
export const origin = (protocols: readonly string[], example: string) =>
  readBy((written) => {
    const isBare = /^\w+:\/\/[^/?#@]+\/?$/.test(written)
    return isBare && urlOf(written, protocols) ? written.replace(/\/$/, '') : undefined
  }, `is not a URL without a path, as ${example}`)

function urlOf(written: string, protocols: readonly string[]): URL | undefined {
  const found = URL.parse(written)
  if (!found?.hostname || !protocols.includes(found.protocol.slice(0, -1))) return undefined
  const isEncoded = [found.username, found.password].every((part) => decoded(part) !== undefined)
  return isEncoded ? found : undefined
}

/** A setting that `read` converts from its text; the error is `mistake` where `read` returns undefined. */
export const readBy = <Value>(read: (written: string) => Value | undefined, mistake: string) =>
  z
    .string()
    .trim()
    .transform((written, context): Value => {
      const value = read(written)
      if (value !== undefined) return value
      context.addIssue(mistake)
      return z.NEVER
    })
