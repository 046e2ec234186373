import type { Config } from '../../platform/settings/config.ts'
import { type LaunchedDatabase, launchEmbeddedPostgres } from './postgres.ts'

/** Launches the embedded database of a shop. It starts by itself while this process does something else. */
export const launchDatabase = (config: Config): Promise<LaunchedDatabase> =>
  launchEmbeddedPostgres(config.dataDir, mostConnections(config))

/** PostgreSQL's default, and connections for scripts that use the same server. */
const usual = 100
const ofScripts = 20

/** The flags of an embedded server that has room for the pools of all processes, each with one that listens. */
export function mostConnections({
  pools: { requests, jobs, limits },
  webProcesses,
}: Pick<Config, 'pools' | 'webProcesses'>): string[] {
  const ofProcess = requests + jobs + limits + 1
  const needed = (webProcesses + 1) * ofProcess + ofScripts
  return ['-c', `max_connections=${Math.max(usual, needed)}`]
}
