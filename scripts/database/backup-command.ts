import { BackupError } from '../../api/backup/backup-error.ts'
import type { Report } from '../../api/backup/pack-shop.ts'
import { type Config, loadConfig } from '../../api/platform/settings/config.ts'
import { Refusal, runCommand } from './run-command.ts'

type Work = (config: Config, path: string, report: Report, signal: AbortSignal) => Promise<void>

/** Runs the work of a command with a file as its only argument. A signal stops it; a second one kills it. */
export async function runWithFile(command: string, work: Work): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stopping.abort(new BackupError(`The ${command} was stopped`)))
  await runCommand(async () => {
    const [path, ...more] = process.argv.slice(2)
    if (!path || more.length > 0) throw new Refusal(`npm run ${command} -- FILE`)
    await work(loadConfig(process.env, 'database'), path, console.log, stopping.signal)
  })
}
