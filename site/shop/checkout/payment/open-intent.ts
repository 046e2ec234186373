import { readJson, writeJson } from '../../../browser/storage.ts'

/** An intent whose payment was begun: it may be paid, whatever the page heard of it. */
export type OpenIntent = { clientSecret: string; orderNumber: string }

const key = 'checkout-intent'

/** What the page knew of before a reload; anything of another form is nothing. */
export function storedIntent(): OpenIntent | undefined {
  const { clientSecret = '', orderNumber = '' } = (readJson(key, 'sessionStorage') ??
    {}) as Partial<OpenIntent>
  const isIntent = /^pi_\w+_secret_/.test(clientSecret) && /^RP-[A-Z0-9]{8}$/.test(orderNumber)
  return isIntent ? { clientSecret, orderNumber } : undefined
}

/** Kept while nobody knows what became of it. */
export const keepIntent = ({ clientSecret, orderNumber }: OpenIntent): void =>
  writeJson(key, { clientSecret, orderNumber }, 'sessionStorage')

export const forgetIntent = (): void => writeJson(key, undefined, 'sessionStorage')

/** The id within a client secret. */
export const intentIdOf = ({ clientSecret }: OpenIntent): string =>
  clientSecret.split('_secret_')[0] ?? ''
