/** Settings of the server's process, for `npm start` and for the build that compiles its code. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * By default V8 lets garbage grow to several times the live heap: a process that sends a campaign would take 550 MB
 * instead of 260. There is no heap limit, so that no process runs out of memory.
 */
export const flags = ['--heap-growing-percent=20', '--max-semi-space-size=8']

/**
 * glibc reserves memory per thread, some 10 MB in all, and after the first large buffer is freed it serves the next ones
 * from heaps that it seldom gives back: 50 MB after a minute of load. Larger pieces (bytes) are mapped one by one.
 */
const malloc = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Code that was compiled before: a start needs a tenth less processor time. */
const compiled = fileURLToPath(new URL('../../.cache/node', import.meta.url))

/** The folder of the server's bundled code. */
export const bundle = fileURLToPath(new URL('../../dist/shop', import.meta.url))

/** The file that the server's process runs. */
export const server = join(bundle, 'server.mjs')

export const environment = { ...process.env, NODE_COMPILE_CACHE: compiled, ...malloc }
