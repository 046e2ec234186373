import { beforeEach, expect, test, vi } from 'vitest'
import { type Answer, openAsStaff } from '../../testing/browser.ts'
import { discountCode } from '../../testing/discount-code.ts'

beforeEach(() => void vi.useFakeTimers())

const may = discountCode({ id: 4, isActive: false })

async function open(answer: Answer = ({ method }) => (method === 'GET' ? [] : discountCode())) {
  const browser = await openAsStaff(answer)
  const { codeEditor } = await import('./discount-editor.ts')
  const { $item: $editedCode, open: editCode } = codeEditor
  return { ...browser, $editedCode, editCode, ...(await import('./discount-deletion.ts')) }
}

test('ADISC-03, ADISC-27 deleting happens at once, and a form that edits the code is emptied', async () => {
  const { editCode, deleteCode, $editedCode, $toast, requests } = await open()
  editCode(may)
  await deleteCode(may)
  expect(requests()).toEqual([
    'DELETE /api/admin/discount-codes/4',
    'GET /api/admin/discount-codes',
  ])
  expect($editedCode.get()).toBeNull()
  expect($toast.get()).toMatchObject({
    title: 'Rabattkode slettet!',
    text: 'Koden er fjernet fra systemet.',
  })
})

test('ADISC-03 a deletion can be undone for 30 seconds', async () => {
  const { deleteCode, restoreCode, $restorableCodes, $toast, requests } = await open()
  await deleteCode(may)
  expect($restorableCodes.get()).toMatchObject([{ id: may.id, code: may.code }])
  await restoreCode(may)
  expect(requests().slice(-2)).toEqual([
    'POST /api/admin/discount-codes/4/restoration',
    'GET /api/admin/discount-codes',
  ])
  expect($restorableCodes.get()).toEqual([])
  expect($toast.get()).toMatchObject({ text: 'MAI17 er tilbake i listen.' })
  await deleteCode(may)
  await vi.advanceTimersByTimeAsync(30_000)
  expect($restorableCodes.get()).toEqual([])
})

test('ADISC-03 the undo of a deletion survives a reload', async () => {
  const { deleteCode } = await open()
  await deleteCode(may)
  await vi.advanceTimersByTimeAsync(10_000)
  vi.resetModules()
  const { $restorableCodes } = await import('./discount-deletion.ts')
  expect($restorableCodes.get()).toMatchObject([{ id: may.id, code: may.code }])
  await vi.advanceTimersByTimeAsync(20_000)
  expect($restorableCodes.get()).toEqual([])
})

test('a failed undo of a deletion can be retried', async () => {
  const { restoreCode, $restorableCodes, $toast } = await open(() =>
    Response.json({ error: 'Ugyldig.', code: 'discount_code_taken' }, { status: 400 }),
  )
  await restoreCode(may)
  expect($restorableCodes.get()).toMatchObject([{ id: may.id, code: may.code }])
  expect($toast.get()).toMatchObject({ title: 'Feil ved angring', text: 'Ugyldig.' })
})
