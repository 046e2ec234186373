import type { Config } from '../../platform/settings/config.ts'
import { mostConnections } from './most-connections.ts'
import { type LaunchedDatabase, launchEmbeddedPostgres } from './postgres.ts'

/** Launches the embedded database of a shop. It starts by itself while this process does something else. */
export const launchDatabase = (config: Config): Promise<LaunchedDatabase> =>
  launchEmbeddedPostgres(config.dataDir, mostConnections(config))
