import { z } from 'zod'
import { BackupError } from './backup-error.ts'

/** The version of the archive's contents that this code writes and reads. */
export const format = 1

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })

const manifestSchema = z.object({
  format: z.literal(format),
  /** The time of the snapshot. */
  at: z.iso.datetime(),
  /** The applied migrations. */
  migrations: z.array(z.object({ number: z.number(), name: z.string() })),
  /** The version of pg-boss's schema, which has migrations of its own. Null: it has not been created. */
  queue: z.object({ version: z.int().min(1) }).nullable(),
  /** Each after those that it references; without generated columns. */
  tables: z.array(table),
  /** With the last number that each has given, a bigint. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() })),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Table = z.infer<typeof table>
export type Sequence = Manifest['sequences'][number]

export const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`

/** The archive has the manifest first, then the rows of each table in parts, then the pictures. */
export const manifestName = 'backup.json'
export const tableFolder = (table: Table) => `tables/${nameOf(table)}/`
export const pictureFolder = 'pictures/'

/** Reads the manifest of a backup. Throws BackupError for another format. */
export function readManifest(path: string, bytes: Buffer): Manifest {
  const read: unknown = JSON.parse(bytes.toString())
  const { data } = z.object({ format: z.number().min(format) }).safeParse(read)
  if (!data) throw new BackupError(`${path} is no backup of a shop`)
  if (data.format > format)
    throw new BackupError(
      `${path} was made by another version of the shop, which restores it (format ${data.format})`,
    )
  return manifestSchema.parse(read)
}
