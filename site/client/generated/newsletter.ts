// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { callerOf } from '../call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = callerOf({
  subscribeNewsletter: {
    method: 'post',
    path: '/api/subscribe-newsletter',
  },
  unsubscribeNewsletter: {
    method: 'post',
    path: '/api/unsubscribe-newsletter',
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const subscribeNewsletterEmailMinLength = 6
export const subscribeNewsletterEmailMaxLength = 254
export const subscribeNewsletterNameMaxLength = 100
export const unsubscribeNewsletterEmailMinLength = 6
export const unsubscribeNewsletterEmailMaxLength = 254
export const unsubscribeNewsletterTokenMaxLength = 100
export const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9æøåÆØÅ]([A-Za-z0-9æøåÆØÅ-]{0,61}[A-Za-z0-9æøåÆØÅ])?\.)+[A-Za-z]{2,24}$/u
