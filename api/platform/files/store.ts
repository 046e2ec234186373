/** Where files are: a folder or an S3-compatible store. Keeps the promises of `Files`, but throws StoreAway. */
export type Store = {
  /**
   * Once per start, before other calls. Throws StoreRefusal when the store refuses the shop, and StoreAway when it does
   * not answer.
   */
  prepare(): Promise<void>
  write(name: string, bytes: Uint8Array): Promise<void>
  read(name: string): Promise<Buffer | undefined>
  has(name: string): Promise<boolean>
  remove(name: string): Promise<void>
  /** All files, in parts of at most `most` (1000 at most). */
  parts(most: number): AsyncIterable<StoredFile[]>
}

/** Bytes of the largest file: an upload has 5 MB, and its pixels take less than this as a PNG. */
export const mostFileBytes = 64 * 1024 * 1024

/** `changed` is the time of the last write, by the store's clock. */
export type StoredFile = { name: string; changed: Date }

/** The store did not do what it was asked; nothing is known about the file. */
export class StoreAway extends Error {
  /** The reason in a word, for the log. */
  readonly code: string
  constructor(message: string, code: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreAway'
    this.code = code
  }
}

/** The store answers, but refuses the shop: a mistake in the settings. */
export class StoreRefusal extends Error {}
