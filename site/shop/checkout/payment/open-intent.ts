import { readJson, writeJson } from '../../../browser/storage.ts'
import { isOrderNumber } from '../../../client/generated/formats.ts'

/** An intent with an attempted payment: it may be paid, whatever the page knows. */
export type OpenIntent = { clientSecret: string; orderNumber: string }

const key = 'checkout-intent'

/** The intent stored before a reload; undefined for damaged content. */
export function storedIntent(): OpenIntent | undefined {
  const { clientSecret = '', orderNumber = '' } = (readJson(key, 'sessionStorage') ??
    {}) as Partial<OpenIntent>
  const isIntent = /^pi_\w+_secret_/.test(clientSecret) && isOrderNumber(orderNumber)
  return isIntent ? { clientSecret, orderNumber } : undefined
}

/** Stores the intent until its outcome is known. */
export const keepIntent = ({ clientSecret, orderNumber }: OpenIntent): void =>
  writeJson(key, { clientSecret, orderNumber }, 'sessionStorage')

/** Removes the stored intent, whose outcome is known. */
export const forgetIntent = (): void => writeJson(key, undefined, 'sessionStorage')

/** The intent's id, which its client secret contains. */
export const intentIdOf = ({ clientSecret }: OpenIntent): string =>
  clientSecret.split('_secret_')[0] ?? ''
