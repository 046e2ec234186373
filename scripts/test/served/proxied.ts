import { afterAll, beforeAll, expect } from 'vitest'
import { startNginx } from './nginx.ts'

/** Ms for which docs/nginx.conf keeps an answer: nginx counts whole seconds. */
const longestKept = 2000

/** nginx with docs/nginx.conf in front of a test file's server; `upstream` gives its URL once the tests run. */
export function proxied(upstream: () => string) {
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    nginx = await startNginx([upstream()], {
      // Requests that wait for another one do so on a slow machine too.
      'proxy_cache_lock_timeout 100ms;': 'proxy_cache_lock_timeout 20s;',
    })
  })
  afterAll(() => nginx.stop())

  const ask = (path: string, init: RequestInit = {}) => fetch(nginx.url + path, init)
  return {
    ask,
    get: (path: string, headers: Record<string, string> = {}) => ask(path, { headers }),
    /** Waits until what nginx keeps now has expired, by nginx's own clock. */
    async expiry() {
      const clock = async () => Date.parse((await ask('/healthz')).headers.get('date') ?? '')
      const end = (await clock()) + longestKept
      await expect.poll(clock).toBeGreaterThanOrEqual(end)
    },
  }
}

/** The status of an answer in nginx' cache, such as HIT; null where nginx stores nothing. */
export const cached = (answer: Response) => answer.headers.get('x-cache')
