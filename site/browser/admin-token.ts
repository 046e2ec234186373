import { readStored, writeStored } from './storage.ts'

const key = 'adminToken'

/** The staff's bearer token, in local storage as the specification has it (section 3). */
export const adminToken = {
  get: () => readStored(key),
  set: (token: string) => writeStored(key, token),
  remove: () => writeStored(key, undefined),
}

/** The header that proves who calls. */
export const bearer = () => ({ authorization: `Bearer ${adminToken.get() ?? ''}` })
