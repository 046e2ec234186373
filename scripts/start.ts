/**
 * `npm start`: builds the site if it is missing or out of date, then runs the shop. Missing pictures are made in the
 * background; the shop makes requested ones itself.
 */
import { execFileSync, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { environment, flags, server } from './build/server-process.ts'
import { buildStamp, stampFile } from './build/stamp.ts'

const script = (name: string) => fileURLToPath(new URL(`build/${name}.ts`, import.meta.url))

const built = await readFile(stampFile, 'utf8').catch(() => undefined)
if (built !== buildStamp()) {
  console.log('Building the site …')
  execFileSync(process.execPath, [script('site')], { stdio: 'inherit' })
  spawn(process.execPath, [script('pictures')], { stdio: 'ignore' }).unref()
}
// Node 20 and Windows lack execve: there the shop only takes more memory.
process.execve?.(process.execPath, [process.execPath, ...flags, server], environment)
const { run } = await import(server)
await run()
