/**
 * `npm start`: builds the site when it was changed or never built, then runs the shop. Pictures that are
 * not made yet are made beside it: the shop makes those that it is asked for before.
 */
import { execFileSync, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildStamp, stampFile } from './build/stamp.ts'

/**
 * V8 lets garbage grow to several times what is in use before it looks for it in earnest: a process that sends
 * a campaign would take 550 MB instead of 260. No limit, so that nothing runs out of memory.
 */
const smallHeap = ['--heap-growing-percent=20', '--max-semi-space-size=8']
const server = fileURLToPath(new URL('../api/server.ts', import.meta.url))

const script = (name: string) => fileURLToPath(new URL(`build/${name}.ts`, import.meta.url))

const built = await readFile(stampFile, 'utf8').catch(() => undefined)
if (built !== (await buildStamp())) {
  console.log('Building the site …')
  execFileSync(process.execPath, [script('site')], { stdio: 'inherit' })
  spawn(process.execPath, [script('pictures')], { stdio: 'ignore' }).unref()
}
// Node 20 and Windows cannot replace a process: there the shop only takes more memory.
process.execve?.(process.execPath, [process.execPath, ...smallHeap, server], process.env)
await import(server)
