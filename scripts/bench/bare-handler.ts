import { get } from 'node:http'
import { freePort } from '../../api/stand-ins/free-port.ts'
import { startChild } from '../rehearsal/child-process.ts'

/** An answer as the shop sends it. */
export type Sample = { body: Buffer; headers: string[] }

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

/** A bare `node:http` handler in a process of its own, which sends the same bytes. */
export async function startBareHandler(
  sample: Sample,
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const script = new URL('./handler-process.ts', import.meta.url).pathname
  const { child, answers, stop } = startChild(process.execPath, [script], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin?.end(JSON.stringify({ ...sample, body: sample.body.toString('base64') }))
  const url = `http://127.0.0.1:${port}/`
  await answers(5000, () => fetch(url).then(() => true))
  return { url, stop }
}
