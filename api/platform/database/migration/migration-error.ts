import { ConfigError } from '../../settings/config.ts'
import { codeOf } from '../database.ts'

/** PostgreSQL's code when a user lacks a right. */
const insufficientPrivilege = '42501'

/** Why the database was not migrated, in one line. */
export class MigrationError extends Error {
  /** That `what` failed, and why. A MigrationError or a mistake in the settings is returned as it is. */
  static of(what: string, cause: unknown): MigrationError | ConfigError {
    if (cause instanceof MigrationError || cause instanceof ConfigError) return cause
    const code = codeOf(cause)
    const message = cause instanceof Error ? cause.message : JSON.stringify(cause)
    const advice =
      code === insufficientPrivilege &&
      ': DATABASE_OWNER_URL has to name the owner of the database and of all in it (docs/going-live.md, section 2)'
    const reason = [message.replaceAll('\n', ' '), code && `(${code})`].filter(Boolean).join(' ')
    return new MigrationError(`${what} failed: ${reason}${advice || ''}`, { cause })
  }
}
