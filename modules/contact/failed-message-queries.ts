import { failedMails } from '../post/index.ts'
import type { FailedMessage } from '../shared/contract/api.d.ts'
import type { Sql } from '../shared/transaction.ts'
import { mailKinds } from './mail-kinds.ts'

/**
 * The first `most` messages and withdrawals of which a mail failed permanently: those that the shop does not know first,
 * then oldest first. A customer's wrong address must not hide them.
 */
export const failedMessages = (sql: Sql, most: number) => sql<FailedMessage[]>`
  select
    kind,
    id,
    name,
    email,
    text,
    order_number as "orderNumber",
    is_unknown as "isUnknownToShop",
    to_json(received_at) #>> '{}' as "receivedAt",
    to_json(failed_at) #>> '{}' as "failedAt"
  from (
    select
      'message' as kind,
      m.id,
      m.name,
      m.email,
      m.message as text,
      null as order_number,
      true as is_unknown,
      m.received_at,
      failed.failed_at
    from ${failedMails(sql, mailKinds.message)} failed
    join contact.messages m on m.id = failed.about
    union all
    select
      'withdrawal',
      w.id,
      w.name,
      w.email,
      w.goods,
      w.order_number,
      bool_or(failed.kind = 'withdrawal'),
      w.received_at,
      min(failed.failed_at)
    from ${failedMails(sql, mailKinds.withdrawal)} failed
    join contact.withdrawals w on w.id = failed.about
    group by w.id
  ) failed
  order by not is_unknown, received_at, kind, id
  limit ${most}
`
