/** A mail to one address, with an html and a text body. */
export type Mail = {
  to: string
  subject: string
  html: string
  text: string
  /** The same for every attempt at a mail, so that mail programs show it once. */
  messageId: string
  fromName?: string
  replyTo?: string
  headers?: Record<string, string>
  /** Pictures attached to the mail. */
  pictures?: readonly MailPicture[]
  /** Documents attached to the mail. */
  documents?: readonly MailDocument[]
}

export type MailDocument = {
  filename: string
  contentType: 'application/pdf'
  content: Buffer
}

/** A picture that the html refers to as `cid:` and its `cid`. */
export type MailPicture = {
  cid: string
  filename: string
  contentType: 'image/jpeg'
  content: Buffer
}

/**
 * The stage that the sending of a mail reached: no session with the server, the envelope (sender and recipient), or the
 * content.
 */
export type MailStage = 'connecting' | 'envelope' | 'content'

/** Hands a mail to the outgoing server; throws when the server does not accept it. */
export type SendMail = (mail: Mail) => Promise<void>
