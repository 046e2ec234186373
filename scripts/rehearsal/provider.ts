import { Hono } from 'hono'
import type { createTestPayments } from '../../api/stand-ins/payments/index.ts'
import { startChild } from './child-process.ts'

/** The provider's API, and under /test-payments what browsers use. */
export const providerApp = ({ api, browser }: Awaited<ReturnType<typeof createTestPayments>>) =>
  new Hono().route('/test-payments', browser).mount('/', api.fetch)

const script = new URL('./provider-process.ts', import.meta.url).pathname

/** Starts the payment provider of a shop as a process of its own, and waits until it answers. */
export async function startProvider(port: number | string, shopUrl: string, databaseUrl: string) {
  const { answers, stop } = startChild(process.execPath, [script], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, SHOP_URL: shopUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answers(30_000, () => fetch(`http://127.0.0.1:${port}`).then(() => true))
  return { stop }
}
