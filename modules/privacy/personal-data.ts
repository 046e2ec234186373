import { forgetMessages, personalMessages } from '../contact/index.ts'
import { forgetSubscriber, personalSubscriptions } from '../newsletter/index.ts'
import type { Clock } from '../shared/clock.ts'
import type { ForgottenPerson, PersonalData } from '../shared/contract/api.d.ts'
import { inTransaction, type Pool, type Transaction } from '../shared/transaction.ts'
import { forgetCustomer, personalOrders } from '../workshop/index.ts'
import { noteOnPerson } from './note-on-person.ts'

/**
 * Removes a customer, by mail address, from a payment provider whose data are in the shop's own database. `kept`: numbers
 * of the orders that stay as they are.
 */
export type ForgetAtProvider = (
  tx: Transaction,
  email: string,
  kept: readonly string[],
) => Promise<void>

export type Forgetting = {
  sql: Pool
  clock: Clock
  /** Default: the provider keeps what it has, as Stripe does until staff delete it there. */
  forgetAtProvider?: ForgetAtProvider | undefined
}

/**
 * All that the shop stores about an e-mail address, in any letter case (GDPR articles 15 and 20). The staff log tells
 * that `administrator` was given it.
 */
export const personalData = (
  { sql, clock }: { sql: Pool; clock: Clock },
  email: string,
  administrator: string,
): Promise<PersonalData> =>
  inTransaction(sql, async (tx) => {
    const data = {
      email,
      ...(await personalOrders(tx, email)),
      ...(await personalSubscriptions(tx, email)),
      ...(await personalMessages(tx, email)),
    }
    const orders = data.orders.map(({ orderNumber }) => orderNumber)
    await noteOnPerson(tx, 'exported', { administrator, at: clock() }, { orders })
    return data
  })

/**
 * Deletes what no law demands (GDPR article 17), all or nothing, and tells what was kept and why. The staff log tells that
 * `administrator` did it. Idempotent: it may be repeated.
 */
export const forgetPerson = (
  { sql, clock, forgetAtProvider }: Forgetting,
  email: string,
  administrator: string,
): Promise<ForgottenPerson> =>
  inTransaction(sql, async (tx) => {
    const at = clock()
    const customer = await forgetCustomer(tx, email, at)
    const untouched = customer.kept.filter(({ reason }) => reason !== 'bookkeeping')
    await forgetAtProvider?.(
      tx,
      email,
      untouched.flatMap(({ orderNumber }) => orderNumber ?? []),
    )
    const subscriber = await forgetSubscriber(tx, email)
    const messages = await forgetMessages(tx, email, at)
    const deleted = { ...customer.deleted, ...subscriber, ...messages.deleted }
    const orders = customer.kept.flatMap(({ orderNumber }) => orderNumber ?? [])
    const { keptWithdrawals } = messages
    const logged = { ...deleted, kept: orders, keptWithdrawals }
    await noteOnPerson(tx, 'forgotten', { administrator, at }, logged)
    return { deleted, kept: [...customer.kept, ...messages.kept] }
  })
