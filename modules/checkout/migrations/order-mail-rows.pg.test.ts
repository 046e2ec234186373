import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../../api/database/migrate.ts'
import { emptyDatabase, type TestDatabase } from '../../shared/test-database.ts'

type OldOrder = {
  payment: 'open' | 'paid' | 'refund_due' | 'refunded'
  receipt_number?: number
  receipt_sent_at?: Date
  receipt_failed_at?: Date
  notice_number?: number
  notice_sent_at?: Date
  notice_failed_at?: Date
  notice_withdrawn?: number
  notice_sent?: number
  told_tracking_number?: string
}
type Mail = {
  kind: string
  number: number
  sent?: Date
  failed?: Date
  withdrawn?: Date
  tracking?: string
}

const paidAt = new Date('2026-05-01T10:00:00Z')
const sentAt = new Date('2026-05-01T10:01:00Z')
const failedAt = new Date('2026-05-02T10:00:00Z')
/** The migration's own time, where the old columns had none. */
const migrated = expect.any(Date)

const receipt: Mail = { kind: 'receipt', number: 1, sent: sentAt }
const paid: OldOrder = { payment: 'paid', receipt_sent_at: sentAt }

/** Orders by the state of their mails: the old columns, and the mails that the migration makes of them. */
const states: Record<string, [OldOrder, Mail[]]> = {
  'an unpaid order': [{ payment: 'open' }, []],
  'a sent receipt': [paid, [receipt]],
  'a receipt that staff sent again': [{ ...paid, receipt_number: 3 }, [{ ...receipt, number: 3 }]],
  'a waiting receipt': [{ payment: 'paid' }, [{ kind: 'receipt', number: 1 }]],
  'a failed receipt': [
    { payment: 'paid', receipt_failed_at: failedAt },
    [{ kind: 'receipt', number: 1, failed: failedAt }],
  ],
  'a due refund': [{ payment: 'refund_due' }, []],
  'a sent refund mail': [
    { payment: 'refunded', receipt_sent_at: sentAt },
    [{ kind: 'refunded', number: 1, sent: sentAt }],
  ],
  'a sent refund mail whose refund failed': [
    { payment: 'refund_due', receipt_sent_at: sentAt },
    [{ kind: 'refunded', number: 1, sent: sentAt }],
  ],
  'a waiting refund mail, whose queue is no longer read': [
    { payment: 'refunded' },
    [{ kind: 'refunded', number: 1, failed: migrated }],
  ],
  'a failed refund mail': [
    { payment: 'refunded', receipt_number: 2, receipt_failed_at: failedAt },
    [{ kind: 'refunded', number: 2, failed: failedAt }],
  ],
  'a waiting notice': [{ ...paid, notice_number: 1 }, [{ kind: 'notice', number: 1 }, receipt]],
  'a sent notice': [
    {
      ...paid,
      notice_number: 2,
      notice_sent: 2,
      notice_sent_at: sentAt,
      told_tracking_number: 'CN 1',
    },
    [{ kind: 'notice', number: 2, sent: sentAt, tracking: 'CN 1' }, receipt],
  ],
  'a failed notice': [
    { ...paid, notice_number: 1, notice_failed_at: failedAt },
    [{ kind: 'notice', number: 1, failed: failedAt }, receipt],
  ],
  'a withdrawn notice': [
    { ...paid, notice_number: 1, notice_withdrawn: 1 },
    [{ kind: 'notice', number: 1, withdrawn: migrated }, receipt],
  ],
  'a failed notice that was withdrawn': [
    { ...paid, notice_number: 1, notice_withdrawn: 1, notice_failed_at: failedAt },
    [{ kind: 'notice', number: 1, failed: failedAt, withdrawn: migrated }, receipt],
  ],
  'a sent notice and a waiting one': [
    { ...paid, notice_number: 2, notice_sent: 1, notice_sent_at: sentAt },
    [{ kind: 'notice', number: 1, sent: sentAt }, { kind: 'notice', number: 2 }, receipt],
  ],
  'a withdrawn notice and a waiting one': [
    { ...paid, notice_number: 2, notice_withdrawn: 1 },
    [{ kind: 'notice', number: 2 }, receipt],
  ],
}

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

describe('0034_order_mail_rows moves to rows', () => {
  beforeAll(async () => {
    database = await emptyDatabase()
    for (const path of globSync('modules/*/migrations/*.sql'))
      if (basename(path) < '0034') cpSync(path, join(folder, path))
    await migrate(database.sql, { folder: pathToFileURL(`${folder}/`) })
    for (const [name, [order]] of Object.entries(states))
      await database.sql`
        insert into checkout.orders ${database.sql({
          order_number: `RP-${String(Object.keys(states).indexOf(name)).padStart(8, '0')}`,
          session_id: name,
          paid_at: order.payment === 'open' ? null : paidAt,
          total: 100_00,
          customer_name: 'Kari Nordmann',
          customer_email: 'kari@example.com',
          search_details: '',
          ...order,
        })}
      `
    await migrate(database.sql)
  })

  test.each(Object.entries(states))('%s', async (name, [, mails]) => {
    const rows = await database.sql`
      select
        m.kind,
        m.number,
        m.sent_at as sent,
        m.failed_at as failed,
        m.withdrawn_at as withdrawn,
        m.tracking_number as tracking
      from checkout.order_mails m
      join checkout.orders o on o.id = m.order_id
      where o.session_id = ${name}
      order by m.kind, m.number
    `
    const nothing = { sent: null, failed: null, withdrawn: null, tracking: null }
    expect(rows).toEqual(mails.map((mail) => ({ ...nothing, ...mail })))
  })
})
