import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { freePort } from '../../../api/embedded/free-port.ts'
import { startChild } from './child-process.ts'
import { newFolder } from './new-folder.ts'
import { until } from './shop-process.ts'

/** An answer as the shop sends it. */
export type Sample = { body: Buffer; headers: string[] }

/** A server to compare the shop with, which sends the same bytes. */
export type Limit = { url: string; stop(): Promise<void> }

/** Headers that each server adds itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'etag'])

/** Fetches an answer in brotli, with its raw headers. */
export function sampleOf(url: string): Promise<Sample> {
  return new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('end', () => done({ body: Buffer.concat(parts), headers: response.rawHeaders }))
    }).once('error', failed)
  })
}

/** A bare `node:http` handler in a process of its own. */
export async function bareHandler(sample: Sample): Promise<Limit> {
  const port = await freePort()
  const script = new URL('./bare-handler.ts', import.meta.url).pathname
  const { child, stop } = startChild(process.execPath, [script], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin?.end(JSON.stringify({ ...sample, body: sample.body.toString('base64') }))
  return { url: await answering(port), stop }
}

/** nginx with the answer as a file; undefined where it is not installed. */
export async function nginx(sample: Sample): Promise<Limit | undefined> {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  const port = await freePort()
  const { folder, remove } = await newFolder()
  await mkdir(join(folder, 'files'))
  await writeFile(join(folder, 'files', 'sample'), sample.body)
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(folder, port, sample))
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder]
  const { stop } = startChild('nginx', args, { stdio: 'ignore' })
  return {
    url: `${await answering(port)}sample`,
    async stop() {
      await stop()
      await remove()
    },
  }
}

const nginxConfig = (folder: string, port: string | number, { headers }: Sample) => `
daemon off; worker_processes 1; error_log ${folder}/error.log; pid ${folder}/pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log off; sendfile on; keepalive_requests 1000000; open_file_cache max=10;
  server {
    listen 127.0.0.1:${port}; root ${folder}/files; default_type text/html;
    ${pairs(headers)
      .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
      .join('\n    ')}
  }
}
`

function pairs(headers: readonly string[]): [string, string][] {
  const all = headers.flatMap((name, at) =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? ''] as [string, string]] : [],
  )
  return all.filter(([name]) => !ownHeaders.has(name.toLowerCase()) && name !== 'content-type')
}

/** The address of a server, once it answers. */
async function answering(port: string | number): Promise<string> {
  const url = `http://127.0.0.1:${port}/`
  await until(5000, () => fetch(url).then(() => true))
  return url
}
