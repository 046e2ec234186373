import { countOf, firstOf, hasRow, type Sql } from '../shared/transaction.ts'
import type { OutboxMail } from './mail-kind.ts'

/** Mails of some kinds about some things. */
export type Mails = { kinds: readonly string[]; abouts: readonly number[] }

/** Adds the first mail of a kind about a thing; false when there is one already. */
export const isFirstMail = (sql: Sql, { kind, about }: Omit<OutboxMail, 'number'>, dueAt: Date) =>
  hasRow(sql`
    insert into post.mails (kind, about, number, due_at)
    values (${kind}, ${about}, 1, ${dueAt})
    on conflict do nothing
  `)

/** Adds the next mail of a kind about each thing. The caller has locked the things. */
export const addedMails = (
  sql: Sql,
  kind: string,
  abouts: readonly number[],
  dueAt: Date,
): Promise<OutboxMail[]> => sql<OutboxMail[]>`
  insert into post.mails (kind, about, number, due_at)
  select
    ${kind},
    about,
    1 + coalesce((select max(number) from post.mails m where m.kind = ${kind} and m.about = thing.about), 0),
    ${dueAt}
  from unnest(${[...abouts]}::int[]) as thing (about)
  returning kind, about, number
`

/** Withdraws the waiting mails. A failed mail stays an alert until staff retry it. */
export async function withdrawWaitingMails(
  sql: Sql,
  { kinds, abouts }: Mails,
  at: Date,
): Promise<void> {
  await sql`
    update post.mails
    set withdrawn_at = ${at}
    where kind = any(${[...kinds]})
      and about = any(${[...abouts]})
      and sent_at is null
      and withdrawn_at is null
      and failed_at is null
  `
}

/** Withdraws the unsent mails, failed ones included, which ends their alerts. */
export async function withdrawMails(sql: Sql, { kinds, abouts }: Mails, at: Date): Promise<void> {
  await sql`
    update post.mails
    set withdrawn_at = ${at},
        failed_at = null
    where kind = any(${[...kinds]})
      and about = any(${[...abouts]})
      and sent_at is null
      and withdrawn_at is null
  `
}

/** Whether one of the mails failed permanently and waits for staff. */
export const hasFailedMail = (sql: Sql, { kinds, abouts }: Mails) =>
  hasRow(sql`
    select
    from post.mails
    where kind = any(${[...kinds]})
      and about = any(${[...abouts]})
      and failed_at is not null
  `)

/** Withdraws the failed mails, which ends their alerts; returns their number. */
export const withdrawFailedMails = (sql: Sql, { kinds, abouts }: Mails, at: Date) =>
  countOf(sql`
    update post.mails
    set withdrawn_at = ${at},
        failed_at = null
    where kind = any(${[...kinds]})
      and about = any(${[...abouts]})
      and failed_at is not null
  `)

/** Puts the failed mails back to waiting under the same numbers, since they may have been delivered after all. */
export const failedMailsAgain = (
  sql: Sql,
  { kinds, abouts }: Mails,
  dueAt: Date,
): Promise<OutboxMail[]> => sql<OutboxMail[]>`
  update post.mails
  set failed_at = null,
      due_at = ${dueAt}
  where kind = any(${[...kinds]})
    and about = any(${[...abouts]})
    and failed_at is not null
  returning kind, about, number
`

type LatestMail = { number: number; state: 'waiting' | 'sent' | 'failed' | 'withdrawn' }

/** The latest mail of the kind about a thing; undefined when there was none. */
export const latestMail = (sql: Sql, { kind, about }: Omit<OutboxMail, 'number'>) =>
  firstOf(sql<LatestMail[]>`
    select
      number,
      case
        when sent_at is not null then 'sent'
        when failed_at is not null then 'failed'
        when withdrawn_at is not null then 'withdrawn'
        else 'waiting'
      end as state
    from post.mails
    where kind = ${kind}
      and about = ${about}
    order by number desc
    limit 1
  `)

/** Records a mail as sent. */
export async function noteSent(
  sql: Sql,
  { kind, about, number }: OutboxMail,
  { at, detail }: { at: Date; detail: string | null },
): Promise<void> {
  await sql`
    update post.mails
    set sent_at = ${at},
        detail = ${detail},
        failed_at = null,
        withdrawn_at = null
    where kind = ${kind}
      and about = ${about}
      and number = ${number}
  `
}

/** Records that a waiting mail failed permanently; without an alert it is withdrawn. */
export async function noteFailed(
  sql: Sql,
  { kind, about, number }: OutboxMail,
  { at, hasAlert }: { at: Date; hasAlert: boolean },
): Promise<void> {
  await sql`
    update post.mails
    set ${sql(hasAlert ? 'failed_at' : 'withdrawn_at')} = ${at}
    where kind = ${kind}
      and about = ${about}
      and number = ${number}
      and sent_at is null
      and withdrawn_at is null
  `
}

/** The number of failed mails that wait for staff, by kind; kinds without any are left out. */
export async function failedMailCounts(sql: Sql): Promise<Record<string, number>> {
  const rows = await sql<{ kind: string; count: number }[]>`
    select kind, count(*)::int as count
    from post.mails
    where failed_at is not null
    group by kind
  `
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

/** Erases what sent mails told of these things. */
export async function eraseDetails(sql: Sql, { kinds, abouts }: Mails): Promise<void> {
  await sql`
    update post.mails
    set detail = null
    where kind = any(${[...kinds]})
      and about = any(${[...abouts]})
      and detail is not null
  `
}
