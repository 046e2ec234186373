import pino from 'pino'
import type { Site } from '../pages/pages.ts'
import { loadConfig } from '../platform/settings/config.ts'
import { openShop } from '../start-shop.ts'

/** The settings of a web process on a test database, with changes; its administrator is named `admin`. */
export const webConfig = (databaseUrl: string, changes: NodeJS.ProcessEnv = {}) =>
  loadConfig({
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD: 'rosa-elefant-17',
    STRIPE_SECRET_KEY: 'sk_test_unused',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_unused',
    STRIPE_WEBHOOK_SECRET: 'whsec_unused',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hei@shop.test',
    SHOP_ROLE: 'web',
    ...changes,
  })

/** A site without a build, whose pages are all the same. */
export const testSite: Site = {
  render: async () => new Response('a page'),
  isPage: () => true,
  cachedAddress: async ({ pathname }) => pathname,
  files: {
    find: () => undefined,
    serve: (_request, path, status = 200) =>
      path === '/503' ? new Response('Vi er straks tilbake', { status }) : undefined,
  },
}

/** A web process with these settings and that site, without a port. */
export const openWebShop = (databaseUrl: string, changes?: NodeJS.ProcessEnv) =>
  openShop(webConfig(databaseUrl, changes), pino({ level: 'silent' }), testSite)
