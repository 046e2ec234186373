import type { Files } from '../../../modules/shared/files.ts'
import type { Meter } from '../log/meter.ts'

/** Counts the bytes that are written, and the writes that fail. */
export const observedFiles = (files: Files, meter: Meter): Files => ({
  ...files,
  async write(name, bytes) {
    try {
      await files.write(name, bytes)
      meter.fileWritten(bytes.length)
    } catch (error) {
      meter.fileNotWritten()
      throw error
    }
  },
})
