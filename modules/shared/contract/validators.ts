/** Building blocks of the generated validators, besides zod. */
import { z } from '@hono/zod-openapi'

/**
 * Text of `least` to `most` characters. JavaScript counts UTF-16 units, two for an emoji; an unpaired surrogate is not
 * valid text.
 */
export const characters = (least: number, most?: number): RegExp =>
  new RegExp(`^[^\\ud800-\\udfff]{${least},${most ?? ''}}$`, 'u')

/** An integer in a URL or a form. JavaScript's own conversion also accepts `0x1`, `1e0` and spaces. */
export const digits = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z
    .string()
    .regex(/^[0-9]{1,15}$/)
    .transform(Number)
    .pipe(schema)

/** A number in a URL or a form, with an optional fraction. */
export const decimals = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z
    .string()
    .regex(/^[0-9]{1,15}([.][0-9]{1,20})?$/)
    .transform(Number)
    .pipe(schema)

/** A list in a query or a form. A single value arrives as a string and becomes a list of one. */
export const list = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: unknown) => (typeof value === 'string' ? [value] : value), schema)

/** A response in JSON, as the generated routes declare it. */
export const json = <Schema extends z.ZodType>(schema: Schema) => ({
  description: '',
  content: { 'application/json': { schema } },
})
