/**
 * `npm start`: builds what is missing or out of date, then runs the shop. Missing pictures are made in the
 * background; the shop makes requested ones itself.
 */
import { execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isBuilt } from './build/stamp.ts'

const script = (name: string) => fileURLToPath(new URL(`build/${name}.ts`, import.meta.url))

if (!(await isBuilt('site'))) {
  console.log('Building the site …')
  execFileSync(process.execPath, [script('site')], { stdio: 'inherit' })
} else if (!(await isBuilt('server'))) {
  console.log('Building the server …')
  execFileSync(process.execPath, [script('server')], { stdio: 'inherit' })
}
// The tests make few of them.
spawn(process.execPath, [script('pictures')], { stdio: 'ignore' }).unref()
await import('./build/run-server.ts')
