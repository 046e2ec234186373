import pino, { type DestinationStream, type Logger } from 'pino'

/** Limited to the lengths of RFC 5321, so that long lines are searched quickly. */
const mailAddress =
  /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu

/**
 * Mail servers repeat the recipient in refusals, and errors carry it too; logs must not contain customers' addresses.
 */
const withoutAddresses = { streamWrite: (line: string) => line.replace(mailAddress, '<e-mail>') }

/** Logs one JSON line per event in production, readable lines elsewhere, both without mail addresses. */
export function createLog(
  { logLevel: level, production }: { logLevel: string; production: boolean },
  destination: DestinationStream = pino.destination(1),
): Logger {
  if (production) return pino({ level, hooks: withoutAddresses }, destination)
  return pino({
    level,
    hooks: withoutAddresses,
    transport: {
      target: 'pino-pretty',
      options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' },
    },
  })
}

/** The reason as text. The database client reports a closed connection as an object without a message. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : JSON.stringify(error)
