import { expect, test } from 'vitest'
import { find, save } from '../../api/stand-ins/payments/queries.ts'
import { createSchema } from '../../api/stand-ins/payments/schema.ts'
import { newPaidOrder } from '../../api/testing/test-order-queries.ts'
import { commandLine } from '../../modules/shared/staff-log/command-line.ts'
import { staffLogPart } from '../../modules/shared/staff-log/staff-log-list-queries.ts'
import { databaseOfFile } from '../../modules/shared/test-database.ts'
import { inTransaction } from '../../modules/shared/transaction.ts'
import { Refusal } from '../database/run-command.ts'
import { outcomeOf } from '../test/ran.ts'
import { typedAddress } from './typed-address.ts'

const root = new URL('../../', import.meta.url).pathname

const database = await databaseOfFile()

const exporting = 'scripts/admin/export.ts'
const forgetting = 'scripts/admin/forget.ts'

/** The output and exit code of a script with these arguments. */
const run = (script: string, ...given: string[]) =>
  outcomeOf([process.execPath, script, ...given], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database.url },
  })

test('a person is exported as JSON and forgotten, what is kept is named with its end, and the staff log tells so', async () => {
  const email = 'Kari.N@example.com'
  await newPaidOrder(database.sql, { email, status: 'delivered', orderNumber: 'RP-LEVERT22' })
  await newPaidOrder(database.sql, { email, orderNumber: 'RP-PAVEI222' })
  const { out, err } = await run(exporting, ' kari.n@EXAMPLE.com ')
  expect(err).toBe('')
  expect(JSON.parse(out).orders).toMatchObject([
    { orderNumber: 'RP-LEVERT22', customer: { email } },
    { orderNumber: 'RP-PAVEI222' },
  ])
  await inTransaction(database.sql, createSchema)
  await save(database.sql, {
    ...{ id: 'pi_1', object: 'payment_intent', created: 0 },
    metadata: { orderNumber: 'RP-LEVERT22', email },
  })
  const forgotten = await run(forgetting, email)
  expect(forgotten).toMatchObject({ code: 0, err: '' })
  const intent = await find(database.sql, 'payment_intent', 'pi_1')
  expect(intent?.metadata).toEqual({ orderNumber: 'RP-LEVERT22' })
  expect(forgotten.out).toMatch(/^Deleted of Kari\.N@example\.com: 0 unpaid orders, /)
  expect(forgotten.out).toMatch(/^Kept RP-LEVERT22 without e-mail.* until 2032-01-01\.$/m)
  expect(forgotten.out).toMatch(/^Kept RP-PAVEI222 as it is: not delivered yet/m)
  const { actions } = await staffLogPart(database.sql, { administrator: commandLine })
  expect(actions).toMatchObject([
    { kind: 'person', event: 'forgotten', after: { kept: ['RP-LEVERT22', 'RP-PAVEI222'] } },
    { kind: 'person', event: 'exported', after: { orders: ['RP-LEVERT22', 'RP-PAVEI222'] } },
  ])
})

test('two addresses are refused in one line', async () => {
  expect(await run(forgetting, 'kari@example.com', 'ola@example.com')).toEqual({
    code: 1,
    out: '',
    err: 'npm run forget -- EMAIL\n',
  })
})

test('what is no address is refused in one line', () => {
  expect(() => typedAddress(['kari@example'], '')).toThrow(
    new Refusal('kari@example is no e-mail address.'),
  )
})
