/**
 * `npm start`: builds the site if it is missing or out of date, then runs the shop. Missing pictures are made in the
 * background; the shop makes requested ones itself.
 */
import { execFileSync, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildStamp, stampFile } from './build/stamp.ts'

/**
 * By default V8 lets garbage grow to several times the live heap: a process that sends a campaign would take 550 MB
 * instead of 260. There is no heap limit, so that no process runs out of memory.
 */
const smallHeap = ['--heap-growing-percent=20', '--max-semi-space-size=8']
/**
 * glibc reserves memory per thread, some 10 MB in all, and after the first large buffer is freed it serves the next ones
 * from heaps that it seldom gives back: 50 MB after a minute of load. Larger pieces (bytes) are mapped one by one.
 */
const malloc = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
/** Compiled code of the last start: the next one needs half the processor time, and no compiler of TypeScript. */
const compiled = fileURLToPath(new URL('../.cache/node', import.meta.url))
const server = fileURLToPath(new URL('../api/server.ts', import.meta.url))

const script = (name: string) => fileURLToPath(new URL(`build/${name}.ts`, import.meta.url))

const built = await readFile(stampFile, 'utf8').catch(() => undefined)
if (built !== buildStamp()) {
  console.log('Building the site …')
  execFileSync(process.execPath, [script('site')], { stdio: 'inherit' })
  spawn(process.execPath, [script('pictures')], { stdio: 'ignore' }).unref()
}
const env = { ...process.env, NODE_COMPILE_CACHE: compiled, ...malloc }
// Node 20 and Windows lack execve: there the shop only takes more memory.
process.execve?.(process.execPath, [process.execPath, ...smallHeap, server], env)
await import(server)
