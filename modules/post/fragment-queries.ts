import { countOf, type Fragment, type Sql } from '../shared/transaction.ts'

/** Adds the first mail of a kind about each `id` of a relation, in the caller's statement. */
export const firstMails = (sql: Sql, kind: string, ids: Fragment, dueAt: Date) => sql`
  insert into post.mails (kind, about, number, due_at)
  select ${kind}, id, 1, ${dueAt}
  from ${ids}
`

/** Deletes rows of a table, which have ids, and all mails of the kinds about them; returns the number of rows. */
export const deleteWithMails = (
  sql: Sql,
  table: string,
  kinds: readonly string[],
  isMeant: Fragment,
) =>
  countOf(sql`
    with deleted as (
      delete from ${sql(table)}
      where ${isMeant}
      returning id
    ), mails as (
      delete from post.mails
      where kind = any(${[...kinds]})
        and about in (select id from deleted)
    )
    select
    from deleted
  `)

/** State of the latest mail of a kind about a thing that was not withdrawn: queued, sent or failed; null without one. */
export const mailState = (sql: Sql, kind: string, about: Fragment) => sql`(
  select
    case
      when sent_at is not null then 'sent'
      when failed_at is not null then 'failed'
      else 'queued'
    end
  from post.mails
  where kind = ${kind}
    and about = ${about}
    and withdrawn_at is null
  order by number desc
  limit 1
)`

/** The latest sent mail of a kind about a thing: `number`, `sent_at`, `detail`; no row without one. */
export const latestSent = (sql: Sql, kind: string, about: Fragment) => sql`(
  select number, sent_at, detail
  from post.mails
  where kind = ${kind}
    and about = ${about}
    and sent_at is not null
  order by number desc
  limit 1
)`

/** The failed mails of the kinds: `kind`, `about`, `failed_at`. */
export const failedMails = (sql: Sql, kinds: readonly string[]) => sql`(
  select kind, about, failed_at
  from post.mails
  where kind = any(${[...kinds]})
    and failed_at is not null
)`

/** The things, as `about`, whose first mail of a kind has been waiting since before the time. */
export const lateFirstMails = (sql: Sql, kind: string, dueBefore: Date) => sql`(
  select distinct about
  from post.mails late
  where kind = ${kind}
    and due_at <= ${dueBefore}
    and sent_at is null
    and withdrawn_at is null
    and failed_at is null
    and not exists (
      select
      from post.mails sent
      where sent.kind = late.kind
        and sent.about = late.about
        and sent.sent_at is not null
    )
)`

/** The mails of the kinds about a thing as JSON: kind, and when it was sent. */
export const mailsAsJson = (sql: Sql, kinds: readonly string[], about: Fragment) => sql`(
  select coalesce(json_agg(json_build_object('kind', kind, 'sentAt', sent_at) order by kind, number), '[]')
  from post.mails
  where kind = any(${[...kinds]})
    and about = ${about}
)`
