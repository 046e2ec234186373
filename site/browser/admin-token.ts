import { readStored, writeStored } from './storage.ts'

const key = 'adminToken'

/** The administrator's bearer token, in local storage (specification, section 3). */
export const adminToken = {
  get: () => readStored(key),
  set: (token: string) => writeStored(key, token),
  remove: () => writeStored(key, undefined),
}

/** The header that authenticates an administrator. */
export const bearer = () => ({ authorization: `Bearer ${adminToken.get() ?? ''}` })
