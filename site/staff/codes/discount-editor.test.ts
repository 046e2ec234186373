import { beforeEach, expect, test, vi } from 'vitest'
import { type Answer, type Call, fakeBrowser, openAsStaff } from '../../testing/browser.ts'
import { discountCode } from '../../testing/discount-code.ts'
import { emptyDiscountForm } from './discount-form.ts'

beforeEach(() => void vi.useFakeTimers())

const may = discountCode({ id: 4, isActive: false })

/** The editor, its parts by the names that these tests use. */
async function loadEditor() {
  const editor = await import('./discount-editor.ts')
  const { $form, $item, $isKept, $problem, $conflict, open: editCode } = editor.codeEditor
  return {
    ...{ ...editor, editCode, $discountForm: $form, $editedCode: $item, $isKeptCode: $isKept },
    ...{ $discountProblem: $problem, $codeConflict: $conflict },
  }
}

const open = async (answer: Answer = ({ method }) => (method === 'GET' ? [] : discountCode())) => ({
  ...(await openAsStaff(answer)),
  ...(await loadEditor()),
  ...(await import('./discount-deletion.ts')),
})

test('ADISC-24, ADISC-25 creating shows a toast, empties the form and refetches', async () => {
  const { $discountForm, saveCode, $toast, requests } = await open()
  $discountForm.set({ ...emptyDiscountForm, code: 'mai17', value: '17' })
  await saveCode()
  expect(requests()).toEqual(['POST /api/admin/discount-codes', 'GET /api/admin/discount-codes'])
  expect($discountForm.get()).toEqual(emptyDiscountForm)
  expect($toast.get()).toMatchObject({
    title: 'Rabattkode opprettet!',
    text: 'Den nye koden er nå aktiv.',
  })
})

test('ADISC-24, ADISC-26 updating shows a toast and resets the form to a new code', async () => {
  const { editCode, saveCode, $editedCode, $toast, calls, requests } = await open()
  editCode(may)
  await saveCode()
  expect(requests()).toEqual(['PUT /api/admin/discount-codes/4', 'GET /api/admin/discount-codes'])
  expect(calls[0]?.body).toMatchObject({ code: 'MAI17', isActive: false })
  expect($editedCode.get()).toBeNull()
  expect($toast.get()).toMatchObject({
    title: 'Rabattkode oppdatert!',
    text: 'Endringene er lagret.',
  })
})

test('input and forms opened during a save are kept', async () => {
  let answer: () => void = () => undefined
  const { $discountForm, $editedCode, $discountProblem, editCode, saveCode } = await open(
    ({ method }) => (method === 'GET' ? [] : new Promise((done) => (answer = () => done({})))),
  )
  $discountForm.set({ ...emptyDiscountForm, code: 'HOST', value: '5' })
  const saved = saveCode()
  editCode(may)
  $discountForm.setKey('description', 'Til nasjonaldagen')
  await vi.advanceTimersByTimeAsync(0)
  answer()
  await saved
  expect($editedCode.get()).toBe(may)
  expect($discountForm.get()).toMatchObject({ code: 'MAI17', description: 'Til nasjonaldagen' })
  expect($discountProblem.get()).toBeNull()
})

test('ADISC-26 input typed during a save is saved next, with the version of that save', async () => {
  const saved: (() => void)[] = []
  const { $discountForm, editCode, saveCode, bodies } = await open(({ method }) =>
    method === 'GET' ? [] : new Promise((done) => saved.push(() => done({ ...may, version: 2 }))),
  )
  editCode(may)
  const first = saveCode()
  $discountForm.setKey('description', 'Til nasjonaldagen')
  await vi.advanceTimersByTimeAsync(0)
  saved[0]?.()
  await first
  const second = saveCode()
  await vi.advanceTimersByTimeAsync(0)
  saved[1]?.()
  await second
  expect(bodies('PUT')).toMatchObject([
    { version: may.version },
    { version: 2, description: 'Til nasjonaldagen' },
  ])
})

test.each([
  [{ validUntil: '2020-01-01' }, 'Den nye koden er lagret, men utløpsdatoen er passert.'],
  [{ isActive: false }, 'Den nye koden er lagret, men ikke aktiv.'],
])('ADISC-25 a new code of %j is not said to be active', async (made, text) => {
  const { $discountForm, saveCode, $toast } = await open(({ method }) =>
    method === 'GET' ? [] : discountCode(made),
  )
  $discountForm.set({ ...emptyDiscountForm, code: 'gammel', value: '17' })
  await saveCode()
  expect($toast.get()).toMatchObject({ title: 'Rabattkode opprettet!', text })
})

test.each([
  ['create', 'Feil ved opprettelse', 'Failed to create discount code'],
  ['update', 'Feil ved oppdatering', 'Failed to update discount code'],
  ['delete', 'Feil ved sletting', 'Failed to delete discount code'],
] as const)(
  'ADISC-28 a failed %s shows ‘%s’ and the raised message',
  async (action, title, text) => {
    const { $discountForm, editCode, saveCode, deleteCode, $toast } = await open(() => 500)
    if (action === 'update') editCode(may)
    else $discountForm.set({ ...emptyDiscountForm, code: 'x', value: '1' })
    await (action === 'delete' ? deleteCode(may) : saveCode())
    expect($toast.get()).toMatchObject({ title, text, tone: 'destructive' })
    expect($discountForm.get().code).not.toBe('')
  },
)

test('ADISC-14 a blank code is not sent', async () => {
  const { $discountForm, saveCode, requests } = await open()
  $discountForm.set({ ...emptyDiscountForm, code: '  ', value: '17' })
  await saveCode()
  expect(requests()).toEqual([])
})

const refusedWith =
  (code: string, field: string) =>
  ({ method }: Call) =>
    method === 'GET' ? [] : Response.json({ error: 'Ugyldig.', code, field }, { status: 400 })

test('a refused field is reported beside it, and the input is kept', async () => {
  const { $discountForm, $discountProblem, saveCode } = await open(
    refusedWith('malformed_request', 'code'),
  )
  const typed = { ...emptyDiscountForm, code: 'mai 17!', value: '17' }
  $discountForm.set(typed)
  await saveCode()
  expect($discountProblem.get()).toBe(
    'Koden kan ha bokstaver, tall, bindestrek og understrek, og høyst 40 tegn.',
  )
  expect($discountForm.get()).toEqual(typed)
})

test('a refusal without a field shows the server’s message', async () => {
  const { $discountForm, $discountProblem, saveCode } = await open(
    refusedWith('discount_code_taken', 'code'),
  )
  $discountForm.set({ ...emptyDiscountForm, code: 'mai17', value: '17' })
  await saveCode()
  expect($discountProblem.get()).toBe('Ugyldig.')
})

test('a conflict shows the other administrator’s values beside the input, and the next save uses their version', async () => {
  const current = discountCode({ id: 4, version: 7, maxUses: 5, isActive: false, value: 15 })
  const answers = [
    Response.json(
      { error: 'Endret', code: 'changed_meanwhile', current, changedBy: 'kari', changedAt: null },
      { status: 409 },
    ),
    discountCode(),
    [],
  ]
  const { $discountForm, $codeConflict, $toast, editCode, saveCode, calls } = await open(() =>
    answers.shift(),
  )
  editCode(discountCode({ id: 4, version: 6 }))
  $discountForm.setKey('description', 'Til mai')
  $discountForm.setKey('value', '20')
  await saveCode()
  expect(calls[0]?.body).toMatchObject({ version: 6 })
  expect($toast.get()).toMatchObject({ title: 'Feil ved oppdatering', text: 'Endret' })
  expect($codeConflict.get()).toMatchObject({
    changedBy: 'kari',
    names: ['value', 'maxUses', 'isActive'],
  })
  expect($discountForm.get()).toMatchObject({
    description: 'Til mai',
    value: '20',
    maxUses: '5',
    isActive: false,
  })
  await saveCode()
  expect(calls[1]?.body).toMatchObject({ version: 7, maxUses: 5, isActive: false, value: 20 })
  expect($codeConflict.get()).toBeNull()
})

test('the choice between two versions disappears once the code is deleted, and only the deletion is reported', async () => {
  const { $discountForm, $discountProblem, $codeConflict, editCode, saveCode, requests } =
    await open(refusedWith('discount_code_not_found', 'id'))
  editCode(may)
  $codeConflict.set({
    mine: { ...emptyDiscountForm, value: '20' },
    theirs: { ...emptyDiscountForm, value: '15' },
    changedBy: 'kari',
    names: ['value'],
    untouched: [],
  })
  $discountForm.setKey('value', '20')
  await saveCode()
  expect($codeConflict.get()).toBeNull()
  expect($discountProblem.get()).toBe(
    'Noen har slettet koden i mellomtiden. Lagrer du nå, opprettes den på nytt.',
  )
  expect(requests()).toEqual(['PUT /api/admin/discount-codes/4', 'GET /api/admin/discount-codes'])
  expect($discountForm.get()).toMatchObject({ code: 'MAI17', value: '20' })
})

test('unsaved edits survive a reload, with the code that they change', async () => {
  const first = await open()
  first.editCode(may)
  first.$discountForm.setKey('description', 'Til nasjonaldagen')
  const kept = sessionStorage.getItem('adminForms') ?? ''
  const reload = async () => {
    fakeBrowser({ adminToken: 'token' })
    sessionStorage.setItem('adminForms', kept)
    return loadEditor()
  }
  const again = await reload()
  expect(again.$discountForm.get().description).toBe('Til nasjonaldagen')
  expect(again.$editedCode.get()).toEqual(may)
  expect(again.$isKeptCode.get()).toBe(true)
  again.resetDiscountForm()
  expect(again.$isKeptCode.get()).toBe(false)
  expect(sessionStorage.getItem('adminForms')).toBe('{}')
})

test('ADISC-24 unsaved input of a new code and of another code is kept while a code is edited, until a cancel', async () => {
  const { $discountForm, $editedCode, $isKeptCode, editCode, resetDiscountForm } = await open()
  const june = discountCode({ id: 6, code: 'JUNI' })
  $discountForm.set({ ...emptyDiscountForm, code: 'NY' })
  editCode(june)
  expect($isKeptCode.get()).toBe(false)
  $discountForm.setKey('value', '25')
  editCode(may)
  expect($discountForm.get().code).toBe(may.code)
  editCode(june)
  expect([$discountForm.get().value, $editedCode.get()?.id, $isKeptCode.get()]).toEqual([
    '25',
    6,
    true,
  ])
  resetDiscountForm()
  expect([$discountForm.get().code, $editedCode.get(), $isKeptCode.get()]).toEqual([
    'NY',
    null,
    true,
  ])
  resetDiscountForm()
  expect($discountForm.get()).toEqual(emptyDiscountForm)
  editCode(june)
  expect($discountForm.get().value).toBe(String(june.value))
})
