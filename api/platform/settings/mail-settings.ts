import { z } from 'zod'
import { number, oneOf, text, url } from './kinds.ts'

const sender = /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/
const webhookSecret = /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/

/** Mails that the shop sends, and what it hears of them. */
export const mailSettings = {
  SMTP_URL: url(['smtp', 'smtps'], 'smtp://mail.example or smtps://mail.example').optional(),
  MAIL_FROM: text.regex(sender, 'is not a sender, as Shop <post@shop.example>').optional(),
  CONTACT_INBOX: z.email('is not an e-mail address, as post@shop.example').optional(),
  CAMPAIGN_DELAY_SECONDS: number(0, 600).default(15),
  CAMPAIGN_MAILS_PER_SECOND: number(0.1, 10_000).default(20),
  NEWSLETTER_CONFIRM: oneOf('0', '1').optional(),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(webhookSecret, 'is not whsec_ and 24 to 64 bytes in base64')
    .optional(),
}
