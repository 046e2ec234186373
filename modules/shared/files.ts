/**
 * Where files lie. A name is one of ours, never a visitor's: lower-case letters, digits, dots and
 * dashes. Writing a name again replaces the file; a file is whole or not there.
 */
export type Files = {
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  read(name: string): Promise<Buffer | undefined>
  /** Removing what is not there succeeds. */
  remove(name: string): Promise<void>
}
