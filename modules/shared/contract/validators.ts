/** What the generated validators are made of besides zod. */
import { z } from '@hono/zod-openapi'

/**
 * Text of so many characters. JavaScript's own lengths are of halves wherever a character lies beyond U+FFFF, as emojis
 * do; a half alone is no text.
 */
export const characters = (least: number, most?: number): RegExp =>
  new RegExp(`^[^\\ud800-\\udfff]{${least},${most ?? ''}}$`, 'u')

/** An integer in an address or a form. JavaScript's own conversion also takes `0x1`, `1e0` and blanks. */
export const digits = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z
    .string()
    .regex(/^[0-9]{1,15}$/)
    .transform(Number)
    .pipe(schema)

/** A number in an address or a form, which may have a fraction. */
export const decimals = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z
    .string()
    .regex(/^[0-9]{1,15}([.][0-9]{1,20})?$/)
    .transform(Number)
    .pipe(schema)

/** A parameter or a field of a form that stands once arrives as text; it is a list all the same. */
export const list = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: unknown) => (typeof value === 'string' ? [value] : value), schema)

/** An answer in JSON. */
export const json = <Schema extends z.ZodType>(schema: Schema) => ({
  description: '',
  content: { 'application/json': { schema } },
})
