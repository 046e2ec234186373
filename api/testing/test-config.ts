import { loadConfig } from '../platform/settings/config.ts'

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
