import { expect, test } from 'vitest'
import { type Answer, openAsStaff } from '../../testing/browser.ts'

const account = { username: 'sjefen', logins: [] }

const open = async (
  answer: Answer = ({ method }) => (method === 'GET' ? account : { ok: true }),
) => ({ ...(await openAsStaff(answer)), ...(await import('./account.ts')) })

const change = { oldPassword: 'rosa-elefant-17', newPassword: 'gul-giraff-22' }

test.each([
  [{ oldPassword: '' }, { oldPassword: 'Skriv inn passordet du har nå' }],
  [{ newPassword: 'kort-17' }, { newPassword: 'Minst 8 tegn' }],
  [{ newPassword: change.oldPassword }, { newPassword: 'Det nye passordet er likt det gamle' }],
  [{}, {}],
])('with %j the problems are %j', async (changes, problems) => {
  const { passwordProblems } = await open()
  expect(passwordProblems({ ...change, ...changes })).toEqual(problems)
})

test('a changed password is confirmed by a toast, and the log is refetched', async () => {
  const { changePassword, $account, $toast, calls, requests } = await open()
  expect(await changePassword(change)).toBeNull()
  expect(requests()).toEqual(['PUT /api/admin/account/password', 'GET /api/admin/account'])
  expect(calls[0]?.body).toEqual(change)
  expect($account.get()).toEqual({ value: account, isLoading: false, failure: null })
  expect($toast.get()).toMatchObject({ title: 'Passordet er byttet!' })
})

test.each([
  ['wrong_password', 422],
  ['too_many_requests', 429],
])('%s is shown at the old password', async (code, status) => {
  const { changePassword } = await open(() =>
    Response.json({ error: 'Det gikk ikke.', code }, { status }),
  )
  expect(await changePassword(change)).toEqual({ oldPassword: 'Det gikk ikke.' })
})

test('any other failure shows a toast', async () => {
  const { changePassword, $toast } = await open(() => 500)
  expect(await changePassword(change)).toEqual({})
  expect($toast.get()).toMatchObject({
    title: 'Feil ved bytte av passord',
    text: 'Failed to change password',
    tone: 'destructive',
  })
})

test('logging out everywhere removes the token once the sessions have ended, and not before', async () => {
  const failing = await open(() => 500)
  expect(await failing.logOutEverywhere()).toBe(false)
  expect(failing.storage.getItem('adminToken')).toBe('token')
  expect(failing.$toast.get()).toMatchObject({ title: 'Feil ved utlogging' })
  const working = await open()
  expect(await working.logOutEverywhere()).toBe(true)
  expect(working.storage.getItem('adminToken')).toBeNull()
})
