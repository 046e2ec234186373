import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../api/stand-ins/free-port.ts'
import { adaptedConfig } from '../adapted-config.ts'
import { nginxPath } from '../install/servers.ts'

/** Attempts to reach a starting nginx, 100 ms apart. */
const attempts = 100

/**
 * Starts nginx with docs/nginx-main.conf and docs/nginx.conf, without TLS, in front of these servers of the shop. `changes` replaces further
 * texts of it.
 */
export async function startNginx(
  upstreams: readonly string[],
  changes: Record<string, string> = {},
): Promise<{ url: string; accessLog(): Promise<string>; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'russpatcher-proxy-'))
  const host = `127.0.0.1:${await freePort()}`
  const hosts = upstreams.map((url) => new URL(url).host.replace('localhost', '127.0.0.1'))
  const config = await adaptedConfig('docs/nginx.conf', {
    '/var/cache/nginx': folder,
    'server 127.0.0.1:4321 ': hosts.map((one) => `server ${one} `).join('fail_timeout=1s; '),
    // nginx of Debian 12 does not know it, and browsers speak it over TLS alone.
    'http2 on;': '',
    'listen 8443 ssl;': `listen ${host};`,
    'ssl_certificate /etc/ssl/shop.pem;': '',
    'ssl_certificate_key /etc/ssl/shop.key;': '',
    '/var/log/nginx': folder,
    ...changes,
  })
  const site = join(folder, 'site.conf')
  await writeFile(site, config)
  const main = await adaptedConfig('docs/nginx-main.conf', {
    '/run/nginx.pid': `${folder}/pid`,
    '/var/log/nginx': folder,
    'include /etc/nginx/conf.d/*.conf;': `${placesIn(folder)} include ${site};`,
  })
  const file = join(folder, 'nginx.conf')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(file, `daemon off; ${user}\n${main}`)
  const nginx = spawn(nginxPath() ?? 'nginx', ['-c', file, '-p', folder], { stdio: 'inherit' })
  const ended = once(nginx, 'exit')
  const url = `http://${host}`
  await answers(url)
  return {
    url,
    accessLog: () => readFile(join(folder, 'access.log'), 'utf8'),
    async stop() {
      nginx.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const placesIn = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const isUp = await fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await pause(100)
  }
  throw new Error('nginx does not answer')
}
