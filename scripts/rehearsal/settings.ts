import { testKeys } from '../../api/stand-ins/payments/keys.ts'

/** The administrator of a rehearsal's shops. */
export const account = { username: 'admin', password: 'rosa-elefant-17' }

/** Settings of a shop with this payment provider. */
export const payingBy = (providerUrl: string) => ({
  STRIPE_SECRET_KEY: testKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: testKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: testKeys.webhookSecret,
  STRIPE_API_BASE: providerUrl,
})

/** Settings of a shop that mails over this server. */
export const mailingBy = (smtpUrl: string) => ({ SMTP_URL: smtpUrl, MAIL_FROM: 'hei@shop.test' })

/** Settings of a demo that mails over this server, campaigns at once and without a limit. */
export const mailing = (smtpUrl: string) => ({
  DEMO: '1',
  ...mailingBy(smtpUrl),
  CAMPAIGN_DELAY_SECONDS: '0',
  CAMPAIGN_MAILS_PER_SECOND: '10000',
  STRIPE_CALLS_PER_SECOND: '10000',
})
