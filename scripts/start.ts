/**
 * `npm start`: builds what is missing or out of date, then runs the shop. Missing pictures are made in the
 * background; the shop makes requested ones itself.
 */
import { execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { environment, flags, server } from './build/server-process.ts'
import { isBuilt } from './build/stamp.ts'

const script = (name: string) => fileURLToPath(new URL(`build/${name}.ts`, import.meta.url))

if (!(await isBuilt('site'))) {
  console.log('Building the site …')
  execFileSync(process.execPath, [script('site')], { stdio: 'inherit' })
  spawn(process.execPath, [script('pictures')], { stdio: 'ignore' }).unref()
} else if (!(await isBuilt('server'))) {
  console.log('Building the server …')
  execFileSync(process.execPath, [script('server')], { stdio: 'inherit' })
}
// Node 20 and Windows lack execve: there the shop only takes more memory.
process.execve?.(process.execPath, [process.execPath, ...flags, server], environment)
const { run } = await import(server)
await run()
