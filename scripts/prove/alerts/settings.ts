import { mailingBy, payingBy } from '../../rehearsal/settings.ts'

type Services = { databaseUrl: string; providerUrl: string; smtpUrl: string }

/** Settings of a shop in production, which may not use stand-ins. */
export const settingsOf = ({ databaseUrl, providerUrl, smtpUrl }: Services) => ({
  DATABASE_URL: databaseUrl,
  ...payingBy(providerUrl),
  PUBLIC_URL: 'https://shop.test',
  ...mailingBy(smtpUrl),
})
