/** The built-in payment provider in a process of its own, so that the shop's part of an order is measured alone. */
import { serve } from '@hono/node-server'
import { openDatabase } from '../../api/platform/database/database.ts'
import { createTestPayments } from '../../api/stand-ins/payments/index.ts'
import { testKeys } from '../../api/stand-ins/payments/keys.ts'
import { providerApp } from './provider.ts'

const { PORT, DATABASE_URL = '', SHOP_URL = '' } = process.env
const provider = await createTestPayments({
  sql: openDatabase(DATABASE_URL),
  webhookUrl: `${SHOP_URL}/api/stripe/webhook`,
  pagesUrl: `http://127.0.0.1:${PORT}/test-payments`,
  ...testKeys,
})
serve({ fetch: providerApp(provider).fetch, port: Number(PORT), hostname: '127.0.0.1' })
