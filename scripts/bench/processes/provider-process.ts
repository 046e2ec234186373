/**
 * The built-in payment provider in a process of its own, so that the shop's part of an order is measured alone. Serves
 * the provider's API, and under /test-payments what browsers use.
 */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { openDatabase } from '../../../api/database/database.ts'
import { createTestPayments } from '../../../api/embedded/test-payments/index.ts'
import { testKeys } from '../../../api/embedded/test-payments/keys.ts'

const { PORT, DATABASE_URL = '', SHOP_URL = '' } = process.env
const provider = await createTestPayments({
  sql: openDatabase(DATABASE_URL),
  webhookUrl: `${SHOP_URL}/api/stripe/webhook`,
  pagesUrl: `http://127.0.0.1:${PORT}/test-payments`,
  ...testKeys,
})
const app = new Hono().route('/test-payments', provider.browser).mount('/', provider.api.fetch)
serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' })
