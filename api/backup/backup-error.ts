import { Problem } from '../../modules/shared/problem.ts'
import { codeOf } from '../platform/database/database.ts'
import { reasonOf } from '../platform/log/log.ts'
import { ConfigError } from '../platform/settings/config.ts'

/** Why a backup or a restore did not succeed, in one line. */
export class BackupError extends Error {
  /** That `what` failed, and why. An error that says so itself is returned as it is. */
  static of(what: string, error: unknown): BackupError | ConfigError {
    if (error instanceof BackupError || error instanceof ConfigError) return error
    const reported = error instanceof Problem && error.cause ? error.cause : error
    const reason = reasonOf(reported).replaceAll('\n', ' ')
    const code = codeOf(reported)
    const coded = code && !reason.includes(code) ? `${reason} (${code})` : reason
    return new BackupError(`${what} failed: ${coded}`, { cause: error })
  }
}
