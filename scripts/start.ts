/** `npm start`: builds the site when it was changed or never built, then runs the shop. */
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { buildStamp, stampFile } from './build/stamp.ts'

const built = await readFile(stampFile, 'utf8').catch(() => undefined)
if (built !== (await buildStamp())) {
  console.log('Building the site …')
  execFileSync(process.execPath, [new URL('build.ts', import.meta.url).pathname], {
    stdio: 'inherit',
  })
}
await import('../api/server.ts')
