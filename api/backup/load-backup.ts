import { finished } from 'node:stream/promises'
import type { Files } from '../../modules/shared/files.ts'
import type { Transaction } from '../../modules/shared/transaction.ts'
import { type Entry, entriesOf } from './archive/read-archive.ts'
import { manifestName, pictureFolder, type Table, tableFolder } from './manifest.ts'
import { rowsInto } from './restore-queries.ts'

/** Pictures that are written at once. */
const atOnce = 8

type Target = {
  path: string
  tables: readonly Table[]
  tx: Transaction
  files: Files
  signal: AbortSignal
}

/**
 * Loads the rows of a backup into these tables, which are empty, and writes its pictures. `written` receives the names
 * of those that it began to write.
 */
export async function loadBackup(
  { path, tables, tx, files, signal }: Target,
  written: string[],
): Promise<void> {
  let open: OpenTable | undefined
  const pictures: Entry[] = []
  for await (const { name, bytes } of entriesOf(path)) {
    signal.throwIfAborted()
    if (name === manifestName) continue
    if (name.startsWith(pictureFolder)) {
      pictures.push({ name: name.slice(pictureFolder.length), bytes })
      if (pictures.length === atOnce) await writeAll(pictures.splice(0))
    } else {
      const table = tables.find((one) => name.startsWith(tableFolder(one)))
      if (!table) continue
      if (open?.table !== table) {
        await open?.end()
        open = await openTable(tx, table)
      }
      await open.write(bytes)
    }
  }
  await open?.end()
  await writeAll(pictures)

  /** Throws only when all calls have ended. */
  async function writeAll(some: readonly Entry[]): Promise<void> {
    written.push(...some.map(({ name }) => name))
    const writes = some.map(({ name, bytes }) => files.write(name, bytes))
    await Promise.allSettled(writes)
    await Promise.all(writes)
  }
}

type OpenTable = Awaited<ReturnType<typeof openTable>>

/** Takes the rows of a table in parts. The database may refuse rows only at the end. */
async function openTable(tx: Transaction, table: Table) {
  const stream = await rowsInto(tx, table)
  const end = finished(stream)
  // It is thrown by the calls.
  end.catch(() => undefined)
  return {
    table,
    write: (rows: Buffer) =>
      new Promise<void>((done, failed) => {
        stream.write(rows, (error) => (error ? failed(stream.errored ?? error) : done()))
      }),
    async end() {
      stream.end()
      await end
    },
  }
}
