import { mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ConfigError } from '../settings/config.ts'

/** Makes the folder of DATA_DIR if it is missing. Throws ConfigError when this user can write nothing there. */
export async function writableFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await rmdir(await mkdtemp(join(dataDir, 'writable-')))
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new ConfigError(
      `DATA_DIR: ${resolve(dataDir)} is not a folder that this user may write to (${code})`,
    )
  }
}
