/**
 * Loads the server's code, so that Node keeps it compiled for the first start. In a container image it runs as the user
 * who starts the shop, because each user has compiled code of their own.
 */
import { execFileSync } from 'node:child_process'
import { environment, flags } from './server-process.ts'

const [, self = ''] = process.argv

if (process.env.NODE_COMPILE_CACHE === environment.NODE_COMPILE_CACHE) {
  const files = ['shop/server', 'shop/start-shop', 'shop/start-shop-processes', 'server/entry']
  for (const file of files) await import(new URL(`../../dist/${file}.mjs`, import.meta.url).href)
  process.exit(0)
}
execFileSync(process.execPath, [...flags, self], { env: environment, stdio: 'inherit' })
