import { expect, test } from 'vitest'
import { read, refusal, status } from '../../../api/testing/test-answers.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch } from '../../../api/testing/test-shop-queries.ts'
import { newShopper } from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'
import type { OrderNote } from '../../shared/contract/api.d.ts'
import { addNote, orderNotes } from './order-notes.ts'

const shop = await shopOfFile()
const kari = newShopper(shop)
const { id } = await kari.bought(await newPatch(shop.sql))
const notes = `/api/admin/orders/${id}/notes`

const add = (text: string, key: string = crypto.randomUUID(), path = notes) =>
  shop.asStaff('POST', path, { headers: { 'idempotency-key': key }, body: { text } })
const remove = (noteId: number) => shop.asStaff('DELETE', `${notes}/${noteId}`)
const all = () => read<OrderNote[]>(shop.asStaff('GET', notes))
const eventsLogged = async () => (await staffOf(shop).logOf(id)).map(({ event }) => event)

test('addOrderNote 201: once per key, listed with person and time, and logged', async () => {
  const first = await read<OrderNote>(add(' Kunden ringte.\nVil vente. ', 'notat-en-gang'))
  expect(first).toMatchObject({
    administrator: 'sjefen',
    text: 'Kunden ringte.\nVil vente.',
    isOwn: true,
  })
  expect(await read(add('Kunden ringte.\nVil vente.', 'notat-en-gang'))).toEqual(first)
  expect(await refusal(await add('Noe annet', 'notat-en-gang'))).toEqual([
    422,
    'idempotency_key_reused',
    'idempotency-key',
  ])
  const second = await read<OrderNote>(add('Ringt tilbake.'))
  expect(await all()).toEqual([second, first])
  expect(await eventsLogged()).toEqual(['note', 'note', 'receipt_issued', 'order_paid'])
})

test('deleteOrderNote 200: it is gone with its text, and a repetition changes nothing', async () => {
  const { id: noteId } = await read<OrderNote>(add('Skrevet på feil bestilling'))
  expect(await status(remove(noteId))).toBe(200)
  expect(await status(remove(noteId))).toBe(200)
  expect((await all()).map((note) => note.id)).not.toContain(noteId)
  expect(await shop.sql`select text from workshop.notes where id = ${noteId}`).toEqual([
    { text: '' },
  ])
  expect((await eventsLogged()).slice(0, 2)).toEqual(['note_deleted', 'note'])
})

test('a colleague reads a note and cannot delete it', async () => {
  const dependencies = { sql: shop.sql, clock: () => new Date() }
  const by = { key: undefined, administrator: 'kollegaen' }
  const note = await addNote(dependencies, id, { text: 'Fra en kollega' }, by)
  expect(note.isOwn).toBe(true)
  expect((await all()).find((one) => one.id === note.id)).toMatchObject({ isOwn: false })
  expect(await refusal(await remove(note.id))).toEqual([422, 'note_of_other', undefined])
  expect(await orderNotes(dependencies, id, 'kollegaen')).toContainEqual(note)
})

test.each([
  ['', [400, 'malformed_request', 'text']],
  [' \n', [400, 'malformed_request', 'text']],
  ['a'.repeat(2001), [400, 'malformed_request', 'text']],
])('addOrderNote 400 for %j', async (text, expected) => {
  expect(await refusal(await add(text))).toEqual(expected)
})

test('unknown orders and notes are 404', async () => {
  const unknown = '/api/admin/orders/987654/notes'
  expect(await refusal(await add('Hei', undefined, unknown))).toEqual([
    404,
    'order_not_found',
    'id',
  ])
  expect(await status(shop.asStaff('GET', unknown))).toBe(404)
  expect(await refusal(await remove(987_654))).toEqual([404, 'note_not_found', 'noteId'])
})
