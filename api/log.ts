import pino, { type Logger } from 'pino'

/** One JSON line per event in production, readable lines elsewhere. */
export function createLog({
  logLevel,
  production,
}: {
  logLevel: string
  production: boolean
}): Logger {
  const level = logLevel
  if (production) return pino({ level })
  return pino({
    level,
    transport: {
      target: 'pino-pretty',
      options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' },
    },
  })
}

/** A connection that closed is told by the client as an object without a message. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : JSON.stringify(error)
