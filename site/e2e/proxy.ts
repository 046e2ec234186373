import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect } from 'vitest'
import { freePort } from '../../api/embedded/free-port.ts'
import { nginxPath } from '../../scripts/test/engines.ts'

/** Ms for which docs/nginx.conf keeps an answer: nginx counts whole seconds. */
const longestKept = 2000

/** nginx with docs/nginx.conf in front of a test file's server; `upstream` gives its URL once the tests run. */
export function proxied(upstream: () => string) {
  let folder: string
  let url: string
  let nginx: ChildProcess
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'russpatcher-proxy-'))
    url = `http://127.0.0.1:${await freePort()}`
    nginx = await started(folder, new URL(url), new URL(upstream()))
  })
  afterAll(async () => {
    const ended = new Promise((exited) => nginx.once('exit', exited))
    nginx.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  })

  const ask = (path: string, init: RequestInit = {}) => fetch(url + path, init)
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

/** How nginx came to an answer, such as HIT; null where it keeps nothing. */
export const cached = (answer: Response) => answer.headers.get('x-cache')

async function started(folder: string, own: URL, upstream: URL): Promise<ChildProcess> {
  const config = adapted(await readFile('docs/nginx.conf', 'utf8'), {
    '/var/cache/nginx': folder,
    '127.0.0.1:4321': upstream.host.replace('localhost', '127.0.0.1'),
    'listen 8443 ssl;': `listen ${own.host};`,
    'ssl_certificate /etc/ssl/shop.pem;': '',
    'ssl_certificate_key /etc/ssl/shop.key;': '',
    // Requests that wait for another one do so on a slow machine too.
    'proxy_cache_lock_timeout 100ms;': 'proxy_cache_lock_timeout 20s;',
  })
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const head = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${user} events {}`
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const file = join(folder, 'nginx.conf')
  await writeFile(file, `${head}\nhttp { access_log off; ${places}\n${config}\n}`)
  const nginx = spawn(nginxPath() ?? 'nginx', ['-c', file, '-p', folder], { stdio: 'inherit' })
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(new URL('/healthz', own)).then(
      () => true,
      () => false,
    )
    if (isUp) return nginx
    await pause(100)
  }
  throw new Error('nginx does not answer')
}

/** Replaces what names this machine in docs/nginx.conf; a text that is not there fails. */
function adapted(config: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`docs/nginx.conf has no ${from}`)
    return text.replaceAll(from, to)
  }, config)
}
