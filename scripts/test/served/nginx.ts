import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../api/stand-ins/free-port.ts'
import { startChild } from '../../rehearsal/child-process.ts'
import { adaptedConfig } from '../adapted-config.ts'
import { nginxPath } from '../install/servers.ts'

/** Ms for which to wait for a starting nginx. */
const patience = 10_000

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
  const args = ['-c', file, '-p', folder]
  const nginx = startChild(nginxPath() ?? 'nginx', args, { stdio: 'inherit' })
  const url = `http://${host}`
  await nginx.answers(patience, () => fetch(`${url}/healthz`).then(() => true))
  return {
    url,
    accessLog: () => readFile(join(folder, 'access.log'), 'utf8'),
    async stop() {
      await nginx.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const placesIn = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
