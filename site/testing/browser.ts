import { vi } from 'vitest'

export { product } from '../../api/testing/test-product.ts'

/** In-memory storage for tests without a browser. */
export function fakeStorage(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** Fakes storage and its events from other tabs. Call it before importing stores. */
export function fakeBrowser(kept: Record<string, string> = {}) {
  vi.resetModules()
  const storage = fakeStorage(kept)
  const events = new EventTarget()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('location', { origin: 'http://shop.test' })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  return {
    storage,
    /** Simulates a write by another tab. */
    fromOtherTab(key: string, value: string | null) {
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, value)
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }))
    },
  }
}

/** Waits for pending work, in turns of the event loop instead of time. */
export async function settled() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
}

/** A recorded call to the server; `body` is parsed JSON or the entries of a form, `key` its idempotency key if it has one. */
export type Call = { method: string; path: string; body: unknown; key?: string }

type Query = Record<string, string>

/** An answer is a whole response, a body, or a status with an empty object as its body. */
export type Answer = (call: Call, query: Query) => unknown

/** Fakes and records the calls to the server. */
export function fakeServer(answer: Answer) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = await bodyOf(request)
    const { pathname, searchParams } = new URL(request.url)
    const key = request.headers.get('idempotency-key')
    const call = { method: request.method, path: pathname, body, ...(key && { key }) }
    calls.push(call)
    const given = await answer(call, Object.fromEntries(searchParams))
    if (given instanceof Response) return given
    return typeof given === 'number'
      ? Response.json({}, { status: given })
      : Response.json(given ?? {})
  })
  return calls
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/'))
    return [...(await request.formData()).entries()]
  const text = await request.text()
  return text ? JSON.parse(text) : undefined
}

/** Fakes the visibility of the page, which is shown at first; the returned function hides it and shows it again. */
export function fakePage() {
  const page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  return (hidden: boolean) => {
    page.hidden = hidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
}

/** A browser with new stores and this server: what they store, ask for and tell. Call it before importing stores. */
export async function openBrowser(answer: Answer, kept: Record<string, string> = {}) {
  const browser = fakeBrowser(kept)
  const queries: Query[] = []
  const calls = fakeServer((call, query) => {
    queries.push(query)
    return answer(call, query)
  })
  const { $toast } = await import('../ui/toast/toast.ts')
  const requests = () => calls.map(({ method, path }) => `${method} ${path}`)
  const bodies = (method?: string) =>
    calls.filter((call) => call.method === (method ?? call.method)).map(({ body }) => body)
  return { ...browser, $toast, calls, queries, requests, bodies }
}

/** As `openBrowser`, with an administrator who is logged in. */
export const openAsStaff = (answer: Answer, kept: Record<string, string> = {}) =>
  openBrowser(answer, { adminToken: 'token', ...kept })
