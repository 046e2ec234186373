import { beforeEach, expect, test } from 'vitest'
import type { Mail } from '../shared/mail.ts'
import { databaseOfFile } from '../shared/test-database.ts'
import { inTransaction, type Transaction } from '../shared/transaction.ts'
import { createPost, failedMailCounts, latestSent, withdrawFailedMails } from './index.ts'

const { sql } = await databaseOfFile()

let now = new Date('2026-05-01T10:00:00Z')
const mails: Mail[] = []
let isRefused = false
const queued: { data: object; delay?: number | undefined }[] = []
const subjects = new Map<number, { isReady: boolean }>()

const { post, jobs } = createPost({
  sql,
  publicUrl: 'https://shop.test',
  clock: () => now,
  async sendMail(mail) {
    if (isRefused) throw new Error('421')
    mails.push(mail)
  },
  async enqueue(_tx, _queue, data, { delay } = {}) {
    queued.push({ data, delay })
  },
})
const register = (name: string, hasAlert: boolean) =>
  post.register({
    name,
    idPrefix: name,
    hasAlert,
    subject: async (about) => subjects.get(about) && { ...subjects.get(about), about },
    isDue: (subject: { isReady?: boolean }) => subject.isReady === true,
    compose: async ({ about }: { about: number }, number) => ({
      ...{ to: 'kari@example.com', subject: 'Hei', html: '', text: '' },
      reference: `${about}.${number}`,
      detail: `copy ${number}`,
    }),
  })
register('letter', true)
register('leaflet', false)

const change = <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(sql, work)
const letter = (about: number) => ({ kind: 'letter', about })
const [job] = jobs
/** Runs the queued jobs; those that fail are given up. */
async function work() {
  for (const { data } of queued.splice(0)) await job?.handle(data).catch(() => job.giveUp?.(data))
}
const ids = () => mails.splice(0).map(({ messageId }) => messageId)

beforeEach(async () => {
  await sql`truncate post.mails`
  queued.length = 0
  mails.length = 0
  isRefused = false
  now = new Date('2026-05-01T10:00:00Z')
  subjects.clear()
  for (const about of [1, 2]) subjects.set(about, { isReady: true })
})

test('a mail that is queued once is sent once, under an id of its kind and subject', async () => {
  expect(await change((tx) => post.queueOnce(tx, letter(1)))).toBe(true)
  expect(await change((tx) => post.queueOnce(tx, letter(1)))).toBe(false)
  expect(await change((tx) => post.queueOnce(tx, letter(2)))).toBe(true)
  queued.push(...queued)
  await work()
  expect(ids()).toEqual(['<letter.1.1@shop.test>', '<letter.2.1@shop.test>'])
})

test('a rollback takes the mail back', async () => {
  const failing = change(async (tx) => {
    await post.queueOnce(tx, letter(1))
    throw new Error('full')
  })
  await expect(failing).rejects.toThrow('full')
  await work()
  expect(ids()).toEqual([])
})

test('the next mail replaces one that waits, and comes after one that was sent', async () => {
  const next = (delay = 0) =>
    change((tx) => post.queueNext(tx, { kind: 'letter', abouts: [1, 2], delay }))
  await next(30)
  expect(queued.map(({ delay }) => delay)).toEqual([30, 30])
  await next()
  await work()
  expect(ids()).toEqual(['<letter.1.2@shop.test>', '<letter.2.2@shop.test>'])
  await next()
  await work()
  expect(ids()).toEqual(['<letter.1.3@shop.test>', '<letter.2.3@shop.test>'])
  const [sent] = await sql`select number, detail from ${latestSent(sql, 'letter', sql`1`)} sent`
  expect(sent).toEqual({ number: 3, detail: 'copy 3' })
})

test('a mail that is not due waits until another replaces it, and one without a subject is withdrawn', async () => {
  subjects.set(1, { isReady: false })
  subjects.delete(2)
  for (const about of [1, 2]) await change((tx) => post.queueOnce(tx, letter(about)))
  await work()
  expect(ids()).toEqual([])
  for (const about of [1, 2]) subjects.set(about, { isReady: true })
  for (const about of [1, 2]) await change((tx) => post.queueUnlessSent(tx, letter(about)))
  await work()
  expect(ids()).toEqual(['<letter.1.2@shop.test>', '<letter.2.2@shop.test>'])
  await change((tx) => post.queueUnlessSent(tx, letter(1)))
  expect(queued).toEqual([])
})

test('a mail that is queued unless sent, while one waits, is sent once by jobs that run at once', async () => {
  for (const _ of [1, 2]) await change((tx) => post.queueUnlessSent(tx, letter(1)))
  await Promise.all(queued.splice(0).map(({ data }) => job?.handle(data)))
  expect(ids()).toEqual(['<letter.1.2@shop.test>'])
})

test('a mail that failed permanently is counted until it is retried under its id, or its alert ends', async () => {
  isRefused = true
  for (const about of [1, 2]) await change((tx) => post.queueOnce(tx, letter(about)))
  await change((tx) => post.queueOnce(tx, { kind: 'leaflet', about: 1 }))
  await work()
  expect(await failedMailCounts(sql)).toEqual({ letter: 2 })
  isRefused = false
  const failed = (about: number) => ({ kinds: ['letter'], abouts: [about] })
  expect(await change((tx) => post.retryFailed(tx, failed(1)))).toBe(1)
  expect(await change((tx) => post.retryFailed(tx, failed(1)))).toBe(0)
  expect(await withdrawFailedMails(sql, failed(2), now)).toBe(1)
  await work()
  expect(ids()).toEqual(['<letter.1.1@shop.test>'])
  expect(await failedMailCounts(sql)).toEqual({})
})

test('another mail is queued by hand once, while none is waiting', async () => {
  const again = () => change((tx) => post.queueAgain(tx, letter(1)))
  expect([await again(), await again()]).toEqual([true, false])
  await work()
  expect(await again()).toBe(true)
  await work()
  expect(ids()).toEqual(['<letter.1.1@shop.test>', '<letter.1.2@shop.test>'])
})

test('a mail of a kind that only another version has fails, and that version retries it', async () => {
  await change((tx) => post.queueOnce(tx, { kind: 'postcard', about: 1 }))
  await expect(job?.handle(queued[0]?.data)).rejects.toThrow('postcard')
  await work()
  expect(await failedMailCounts(sql)).toEqual({ postcard: 1 })
  register('postcard', true)
  expect(await change((tx) => post.retryFailed(tx, { kinds: ['postcard'], abouts: [1] }))).toBe(1)
  await work()
  expect(ids()).toEqual(['<postcard.1.1@shop.test>'])
  expect(await failedMailCounts(sql)).toEqual({})
})
