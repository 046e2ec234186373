import { randomBytes } from 'node:crypto'
import type { Admin } from '../../modules/admin/index.ts'
import { type Config, ConfigError } from '../platform/settings/config.ts'
import { passwordIsMissing } from '../platform/settings/required-settings.ts'

/**
 * Adds the first administrator if there is none. Returns the password if it generated one. Throws ConfigError when one
 * is required.
 */
export async function firstAdministrator(
  admin: Admin,
  { administrator, databaseUrl }: Config,
): Promise<string | undefined> {
  if (await admin.hasAdministrator()) return undefined
  if (databaseUrl && !administrator.password) throw new ConfigError(passwordIsMissing)
  const password = administrator.password ?? randomBytes(9).toString('base64url')
  const created = await admin.ensureFirstAdministrator(administrator.username, password)
  return created && !administrator.password ? password : undefined
}
