/** `npm run schema`: writes the schema of a freshly migrated database to modules/schema.sql. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../../api/platform/settings/config.ts'
import { withDatabase } from '../../api/start/with-database.ts'
import { dumpSchema } from './dump-schema.ts'

const folder = await mkdtemp(join(tmpdir(), 'russpatcher-schema-'))
try {
  await withDatabase(loadConfig({ DATA_DIR: folder }), async (sql) =>
    writeFile(new URL('../../modules/schema.sql', import.meta.url), await dumpSchema(sql)),
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
