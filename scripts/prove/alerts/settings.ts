import { payingBy } from '../../bench/processes/selling-shop.ts'

type Services = { databaseUrl: string; folder: string; providerUrl: string; smtpUrl: string }

/** Settings of a shop in production, which may not use stand-ins. */
export const settingsOf = ({ databaseUrl, folder, providerUrl, smtpUrl }: Services) => ({
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  ...payingBy(providerUrl),
  PUBLIC_URL: 'https://shop.test',
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'hei@shop.test',
})
