/** `npm run schema`: writes the whole schema to modules/schema.sql, from a database that only the migrations made. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../api/config.ts'
import { dumpSchema } from './database/dump-schema.ts'
import { withDatabase } from './database/with-database.ts'

const folder = await mkdtemp(join(tmpdir(), 'russpatcher-schema-'))
try {
  await withDatabase(loadConfig({ DATA_DIR: folder }), async (sql) =>
    writeFile(new URL('../modules/schema.sql', import.meta.url), await dumpSchema(sql)),
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
