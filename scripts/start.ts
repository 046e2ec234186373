/**
 * `npm start`: builds the site when it was changed or never built, then runs the shop. Pictures that are
 * not made yet are made beside it: the shop makes those that it is asked for before.
 */
import { execFileSync, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildStamp, stampFile } from './build/stamp.ts'

const script = (name: string) => fileURLToPath(new URL(`build/${name}.ts`, import.meta.url))

const built = await readFile(stampFile, 'utf8').catch(() => undefined)
if (built !== (await buildStamp())) {
  console.log('Building the site …')
  execFileSync(process.execPath, [script('site')], { stdio: 'inherit' })
  spawn(process.execPath, [script('pictures')], { stdio: 'ignore' }).unref()
}
await import('../api/server.ts')
