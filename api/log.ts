import pino, { type DestinationStream, type Logger } from 'pino'

/** As long as an address may be (RFC 5321), so that no line of any length takes long to search. */
const mailAddress =
  /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu

/** A mail server repeats the recipient in its refusals, and its error's fields too: no customer's address is kept in a log. */
const withoutAddresses = { streamWrite: (line: string) => line.replace(mailAddress, '<e-mail>') }

/** One JSON line per event in production, readable lines elsewhere; mail addresses are left out of both. */
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

/** A connection that closed is told by the client as an object without a message. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : JSON.stringify(error)
