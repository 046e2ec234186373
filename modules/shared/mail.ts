export type Mail = {
  to: string
  subject: string
  html: string
  text: string
  /** The same for every attempt at the same mail, so that readers see one. */
  messageId: string
  fromName?: string
  replyTo?: string
  headers?: Record<string, string>
  /** Pictures that the mail carries with it. */
  pictures?: readonly MailPicture[]
}

/** The html shows it as `cid:` and its `cid`. */
export type MailPicture = {
  cid: string
  filename: string
  contentType: 'image/jpeg'
  content: Buffer
}

/** How far a mail came: to no session with the server, to one that was told whom it is for, or to its content. */
export type MailStage = 'connecting' | 'envelope' | 'content'

/** Hands a mail to the outgoing server; it throws when that does not take it. */
export type SendMail = (mail: Mail) => Promise<void>
