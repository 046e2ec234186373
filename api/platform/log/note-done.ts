import type { Logger } from 'pino'

/** Logs that a request was answered, or that a job was done. */
export type NoteDone = (about: object, message: string) => void

/** In production at level info; in development there would be too many lines, so at level debug. */
export const createNoteDone =
  (log: Logger, { production }: { production: boolean }): NoteDone =>
  (about, message) =>
    log[production ? 'info' : 'debug'](about, message)
