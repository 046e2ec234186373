import { createArtwork } from '../../modules/artwork/index.ts'
import { isInCart } from '../../modules/cart/index.ts'
import { customPatch } from '../../modules/catalogue/rules.ts'
import type { Clock } from '../../modules/shared/clock.ts'
import type { Files } from '../../modules/shared/files.ts'
import type { Pool } from '../../modules/shared/transaction.ts'

/** Customers' pictures without the rest of the shop: nothing is queued, and nothing limited. */
export const testArtwork = (sql: Pool, files: Files, clock: Clock = () => new Date()) =>
  createArtwork({
    sql,
    jobsSql: sql,
    files,
    clock,
    enqueue: async () => undefined,
    addressOf: () => '127.0.0.1',
    limit: async () => undefined,
    isInCart,
    pictureLimits: customPatch,
  })
