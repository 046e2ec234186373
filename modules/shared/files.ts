/**
 * A store of files. A name is chosen by the shop, never by a visitor: lower-case letters, digits, dots and dashes.
 * Writing an existing name replaces the file. Writes are atomic: a file is whole or absent. All calls may be repeated.
 * Problem unavailable when the store is away, which tells nothing about the file: it may have been written or removed.
 */
export type Files = {
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  read(name: string): Promise<Buffer | undefined>
  has(name: string): Promise<boolean>
  /** Removing a missing file succeeds. */
  remove(name: string): Promise<void>
  /** The names of all files that were last written before a time, in parts of 1000 at most. */
  writtenBefore(time: Date): AsyncIterable<string[]>
  /** The name of some file, even of one that is not the shop's; undefined in an empty store. */
  any(): Promise<string | undefined>
}

/** The names that a stored file may have; it has one of them. */
export type FileNames = readonly string[]
