import { account } from '../rehearsal/settings.ts'

/** Logs the administrator in. Returns a function that sends a call below /api/admin, and throws on an error. */
export async function staffClient(shopUrl: string) {
  const json = { 'content-type': 'application/json' }
  const call = async (path: string, request: RequestInit) => {
    const answer = await fetch(`${shopUrl}/api/admin/${path}`, request)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  const login = await call('login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  })
  const { token } = (await login.json()) as { token: string }
  const headers = { ...json, authorization: `Bearer ${token}` }
  return (path: string, request: RequestInit = {}) => call(path, { headers, ...request })
}
