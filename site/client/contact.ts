// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { callerOf } from './call.ts'

export const call = callerOf({
  sendContactMessage: {
    method: 'post',
    path: '/api/contact',
  },
})

/** Characters, by operation and field. */
export const minLength = {
  sendContactMessage: { epost: 6 },
}

/** Characters, by operation and field. */
export const maxLength = {
  sendContactMessage: { navn: 200, epost: 254, telefon: 30, melding: 20000 },
}
