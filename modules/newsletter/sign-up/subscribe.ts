import type { Clock } from '../../shared/clock.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import type { Pool } from '../../shared/transaction.ts'
import { tidied } from '../subscribers/address.ts'
import { activate } from '../subscribers/subscriber-queries.ts'
import { askToConfirm } from './ask-to-confirm.ts'

export type Subscribing = {
  sql: Pool
  clock: Clock
  enqueue: Enqueue
  /** Whether a subscription waits for the link in its mail. */
  confirmsSubscriptions: boolean
}

/** Subscribes the address, or mails it a link that does. Idempotent: it has at most one active subscriber afterwards. */
export const subscribe = (
  dependencies: Subscribing,
  email: string,
  name?: string,
): Promise<void> =>
  dependencies.confirmsSubscriptions
    ? askToConfirm(dependencies, email, name)
    : activate(dependencies.sql, tidied(email), name?.trim() || null, dependencies.clock())
