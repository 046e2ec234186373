import type { Mail } from '../shared/mail.ts'

/** A mail to one address. */
type ComposedMail = Omit<Mail, 'messageId'> & {
  /** Identifies the mail among those with the prefix of its kind, such as an order number. */
  reference: string
  /** The part of the content that may change later, of at most 40 characters; see `latestSent`. */
  detail?: string | null
}

/** A kind of mail, and how it is composed. A module registers its kinds when it is built. */
export type MailKind<Subject = unknown> = {
  /** Unique in the shop: lower-case letters and underscores. The metrics count failed mails by it. */
  name: string
  /** The beginning of its Message-IDs. It never changes, so that a retry after an upgrade stays one mail in the inbox. */
  idPrefix: string
  /** Whether staff are shown a mail that failed after its last retry. Without that it is withdrawn. */
  hasAlert: boolean
  /** The subject of the mail, by id; undefined once the mail may not be sent any more, which withdraws it. */
  subject(about: number): Promise<Subject | undefined>
  /** Whether the subject is in the state that the mail reports; it waits until the next one replaces it. Default: always. */
  isDue?(subject: Subject): boolean
  /** `number` counts the mails of the kind about the subject, from 1. */
  compose(subject: Subject, number: number): Promise<ComposedMail>
}

/** A mail of the outbox: the `number`th of its kind about the same thing. */
export type OutboxMail = { kind: string; about: number; number: number }
