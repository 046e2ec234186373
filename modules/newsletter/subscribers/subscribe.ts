import type { Clock } from '../../shared/clock.ts'
import type { Pool } from '../../shared/transaction.ts'
import { tidied } from './address.ts'
import { activate } from './subscriber-queries.ts'

type Dependencies = { sql: Pool; clock: Clock }

/** Subscribes the address. Idempotent: it has one active subscriber afterwards. */
export const subscribe = (
  { sql, clock }: Dependencies,
  email: string,
  name?: string,
): Promise<void> => activate(sql, tidied(email), name?.trim() || null, clock())
