import { databaseHosts, databaseUrlAllowed } from './database-hosts.ts'
import { number, readBy, text, wholeNumber } from './kinds.ts'
import { readS3Address, s3AddressAllowed } from './s3-address.ts'

const databaseUrl = readBy(
  (written) => (databaseHosts(written) ? written : undefined),
  `is not ${databaseUrlAllowed}`,
)

/** Where the shop keeps what it knows. */
export const storageSettings = {
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DATABASE_POOL: wholeNumber(1, 1000).default(10),
  DATABASE_JOBS_POOL: wholeNumber(1, 1000).default(5),
  DATABASE_LIMITS_POOL: wholeNumber(1, 1000).default(2),
  DATA_DIR: text.default('.data'),
  DISK_FLOOR_GB: number(0, 100_000).default(2),
  FILES_URL: readBy(readS3Address, `is not ${s3AddressAllowed}`).optional(),
}
