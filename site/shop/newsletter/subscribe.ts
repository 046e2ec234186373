import { call } from '../../client/generated/subscribe-newsletter.ts'

/** Subscribes an address; the name is optional. */
export const subscribe = (email: string, name: string) =>
  call('subscribeNewsletter', { body: { email, ...(name && { name }) } })
