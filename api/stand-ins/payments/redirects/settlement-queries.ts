import type { Sql, Transaction } from '../../../../modules/shared/transaction.ts'

/** Schedules the intent's charge after a delay in seconds. */
export async function queueSettlement(sql: Sql, intentId: string, seconds: number): Promise<void> {
  await sql`
    insert into test_payments.settlements (intent_id, due_at)
    values (${intentId}, now() + make_interval(secs => ${seconds}))
  `
}

/** Claims one due settlement by deleting it, and returns its intent's id, else undefined. A rollback restores it. */
export async function takeDueSettlement(tx: Transaction): Promise<string | undefined> {
  const [row] = await tx<{ intentId: string }[]>`
    delete from test_payments.settlements
    where intent_id = (
      select intent_id
      from test_payments.settlements
      where due_at <= now()
      order by due_at
      limit 1
      for update skip locked
    )
    returning intent_id as "intentId"
  `
  return row?.intentId
}
