import { statfs } from 'node:fs/promises'
import type { BoundedPool } from '../../platform/database/bounded-pool.ts'
import type { DirectCount } from '../response-cache/direct-counts.ts'
import type { Uses } from '../response-cache/response-cache.ts'
import { type Metrics, readMetrics } from './metrics.ts'
import type { ShopFigures } from './shop-figures.ts'
import { watchFigures } from './watch-figures.ts'

export type Watched = {
  counts: { direct(): ReadonlyMap<string, DirectCount>; caches(): Record<string, Uses> }
  pools: Record<string, { pool: Pick<BoundedPool, 'load'>; most: number }>
  dataDir: string
  /** Bytes of its disk below which pictures and designs are refused; undefined where nothing of them is on it. */
  diskFloor: number | undefined
  /** Reads the figures of the whole shop; undefined in a process that works no jobs. */
  readFigures: (() => Promise<ShopFigures>) | undefined
}

/** Adds the metrics that are read from the parts of the shop when they are asked for. */
export function watchShop(metrics: Metrics, watched: Watched): void {
  watchAnswers(metrics, watched)
  watchPools(metrics, watched)
  watchDisk(metrics, watched)
  if (watched.readFigures) watchFigures(metrics, watched.readFigures)
}

function watchAnswers(metrics: Metrics, { counts }: Watched): void {
  const { counter } = readMetrics(metrics)
  counter(
    {
      name: 'russpatcher_http_direct_answers_total',
      help: 'Requests that were answered from memory, files included, before any routing.',
      labels: ['method', 'route', 'status'],
    },
    () =>
      [...counts.direct()].flatMap(([route, count]) =>
        Object.entries(count)
          .filter(([, value]) => value > 0)
          .map(([kind, value]) => {
            const [method = '', status = ''] = kind.split(' ')
            return { labels: { method, route, status }, value }
          }),
      ),
  )
  const uses = (kind: keyof Uses) => () =>
    Object.entries(counts.caches()).map(([cache, of]) => ({ labels: { cache }, value: of[kind] }))
  const labels = ['cache']
  counter(
    { name: 'russpatcher_cache_hits_total', help: 'Answers that a cache had.', labels },
    uses('hits'),
  )
  counter(
    { name: 'russpatcher_cache_misses_total', help: 'Answers that had to be made.', labels },
    uses('misses'),
  )
}

function watchPools(metrics: Metrics, { pools }: Watched): void {
  const { counter, gauge } = readMetrics(metrics)
  const labels = ['pool']
  const of = (value: (one: Watched['pools'][string]) => number) => () =>
    Object.entries(pools).map(([pool, one]) => ({ labels: { pool }, value: value(one) }))
  gauge(
    {
      name: 'russpatcher_database_connections_in_use',
      help: 'Database connections that work for a statement or transaction.',
      labels,
    },
    of(({ pool }) => pool.load().inUse),
  )
  gauge(
    {
      name: 'russpatcher_database_connections_max',
      help: 'Most database connections of the pool.',
      labels,
    },
    of(({ most }) => most),
  )
  gauge(
    {
      name: 'russpatcher_database_waiting',
      help: 'Statements and transactions that wait for a connection.',
      labels,
    },
    of(({ pool }) => pool.load().waiting),
  )
  counter(
    {
      name: 'russpatcher_database_waits_total',
      help: 'Statements and transactions that had to wait for a connection, or for connecting.',
      labels,
    },
    of(({ pool }) => pool.load().waits),
  )
  counter(
    {
      name: 'russpatcher_database_wait_seconds_total',
      help: 'Time that statements and transactions have waited for connections.',
      labels,
    },
    of(({ pool }) => pool.load().waitedMs / 1000),
  )
}

function watchDisk(metrics: Metrics, { dataDir, diskFloor }: Watched): void {
  const { gauge } = readMetrics(metrics)
  const bytes = (of: 'bavail' | 'blocks') => async () => {
    const disk = await statfs(dataDir).catch(() => undefined)
    return disk ? [{ value: disk[of] * disk.bsize }] : []
  }
  gauge(
    {
      name: 'russpatcher_data_free_bytes',
      help: 'Free bytes of the disk that has DATA_DIR.',
      isShared: true,
    },
    bytes('bavail'),
  )
  gauge(
    {
      name: 'russpatcher_data_size_bytes',
      help: 'Size of the disk that has DATA_DIR.',
      isShared: true,
    },
    bytes('blocks'),
  )
  gauge(
    {
      name: 'russpatcher_data_floor_bytes',
      help: 'Free bytes of that disk below which pictures and designs are refused.',
      isShared: true,
    },
    () => (diskFloor === undefined ? [] : [{ value: diskFloor }]),
  )
}
