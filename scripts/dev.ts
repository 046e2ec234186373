/** `npm run dev`: the whole shop; pages hot-reload, and the server restarts when its files change. */
import { spawn } from 'node:child_process'

await import('./build/identity.ts')
await import('./build/api-docs.ts')

const shop = spawn(
  process.execPath,
  [
    '--watch-path=api',
    '--watch-path=modules',
    '--watch-path=emails',
    '--watch-preserve-output',
    'scripts/build/dev-server.ts',
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  },
)
shop.once('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal))
