// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { callerOf } from './call.ts'

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

/** Characters, by operation and field. */
export const minLength = {
  subscribeNewsletter: { email: 6 },
  unsubscribeNewsletter: { email: 6 },
}

/** Characters, by operation and field. */
export const maxLength = {
  subscribeNewsletter: { email: 254, name: 100 },
  unsubscribeNewsletter: { email: 254, token: 100 },
}
