import { BackupError } from '../../api/backup/backup-error.ts'
import { MigrationError } from '../../api/platform/database/migration/migration-error.ts'
import { ConfigError } from '../../api/platform/settings/config.ts'

/** A refusal whose message is shown to the user of the terminal. */
export class Refusal extends Error {}

const forUsers = [Refusal, ConfigError, MigrationError, BackupError]

/** Runs a command of the terminal. A refusal and a mistake in the settings end it with their lines and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const isForUser = forUsers.some((kind) => error instanceof kind)
    if (!isForUser) throw error
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
