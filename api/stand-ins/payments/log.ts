/** The provider's log; a pino logger fits. */
export type Log = Record<'debug' | 'warn' | 'error', (details: object, message: string) => void>

/** The default: logs nothing. */
export const silent: Log = { debug: () => {}, warn: () => {}, error: () => {} }
