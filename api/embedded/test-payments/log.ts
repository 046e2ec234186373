/** What the provider tells its process; pino's loggers fit. */
export type Log = Record<'debug' | 'warn' | 'error', (details: object, message: string) => void>

export const silent: Log = { debug: () => {}, warn: () => {}, error: () => {} }
