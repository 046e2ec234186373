import { Problem } from '../../shared/problem.ts'
import { apartFromRequest } from '../../shared/promises/request-wait.ts'
import { within } from '../../shared/promises/within.ts'
import type { Pool } from '../../shared/transaction.ts'
import { allCategories } from '../queries.ts'
import { createSnapshot, type Snapshot } from './snapshot.ts'
import { articlesWithStock } from './snapshot-queries.ts'
import { createStock } from './stock.ts'

/** The changes that any process commits, as this process learns of them. */
export type CatalogueChanges = {
  /** Incremented by each change of anything but the stock, and whenever notifications may have been missed. */
  catalogueVersion(): number
  /** The ids of the products that changed after a version; undefined when it may be any of them. */
  changedSince(version: number): ReadonlySet<number> | undefined
  /** Calls `heard` with the new units of products, by id. */
  onStock(heard: (units: ReadonlyMap<number, number>) => void): void
}

/** A read of the catalogue, or of what has changed in it. `version` was current when it was asked for, or when it began. */
type Read = { version: number; hasBegun: boolean; snapshot: Promise<Snapshot> }

export type LiveCatalogue = ReturnType<typeof createLiveCatalogue>

type Dependencies = {
  sql: Pool
  changes: CatalogueChanges
  /** Ms after which a read counts as failed, so that the next one can begin. One of 35,000 products takes about 1 s. */
  longestRead?: number
}

/** The catalogue in this process's memory: a snapshot per version, read when it is asked for, and the current stock. */
export function createLiveCatalogue({ sql, changes, longestRead = 5000 }: Dependencies) {
  const stock = createStock()
  changes.onStock(stock.change)
  let latest: Read | undefined
  /** The latest snapshot that could be read. */
  let known: { version: number; snapshot: Snapshot } | undefined

  return { stock, snapshot }

  /**
   * A snapshot that is not older than the call. Concurrent calls share one read; a failed one is not kept. While one is
   * under way, at most one more waits. Problem unavailable when a read takes too long.
   */
  function snapshot(): Promise<Snapshot> {
    const version = changes.catalogueVersion()
    if (!latest || (latest.hasBegun && latest.version < version)) latest = nextRead(latest)
    if (!latest.hasBegun) latest.version = version
    return latest.snapshot
  }

  /** Begins after the read before it, because changes of the stock are noted for one read at a time. */
  function nextRead(before: Read | undefined): Read {
    const next: Read = { version: 0, hasBegun: false, snapshot: apartFromRequest(begin) }
    next.snapshot.catch(() => {
      if (latest === next) latest = undefined
    })
    return next

    async function begin(): Promise<Snapshot> {
      await before?.snapshot.catch(() => undefined)
      next.hasBegun = true
      const { version } = next
      known = { version, snapshot: await read(known && changes.changedSince(known.version)) }
      return known.snapshot
    }
  }

  /** Reads the products with these ids, or all without ids. The others are those of the snapshot before. */
  async function read(ids: ReadonlySet<number> | undefined): Promise<Snapshot> {
    const { articles, categories } = await stock.reread(known && ids ? 'some' : 'all', () =>
      within(longestRead, rows(known && ids), () => new Problem('unavailable')),
    )
    const others = ids && known ? known.snapshot.articles.filter(({ id }) => !ids.has(id)) : []
    return createSnapshot([...others, ...articles], categories)
  }

  async function rows(ids: ReadonlySet<number> | undefined) {
    const [categories, read] = await Promise.all([allCategories(sql), articlesWithStock(sql, ids)])
    return { ...read, categories }
  }
}
