import { atom } from 'nanostores'
import { action } from '../../browser/action.ts'
import { isEmail } from '../../client/email.ts'
import { call } from '../../client/generated/withdrawal.ts'
import type { Body } from '../../client/operation-types.ts'
import { showError } from '../../ui/toast/toast.ts'
import { withdrawalFormTexts as texts } from './withdrawal-text.ts'

export type Withdrawal = Body<'sendWithdrawal'>

/** In the order of the form. */
export const requiredFields = ['goods', 'name', 'email'] as const
export type RequiredField = (typeof requiredFields)[number]
const optionalFields = ['orderNumber', 'received', 'address'] as const

/** The errors beside the fields since the last attempt. */
export const $problems = atom<Partial<Record<RequiredField, string>>>({})

/** The address that the receipt goes to, once the withdrawal was sent. */
export const $sentTo = atom<string | null>(null)

/** The values of the form, trimmed; empty optional fields are omitted. */
export function withdrawalOf(form: FormData): Withdrawal {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const optional = optionalFields.flatMap((name) => (text(name) ? [[name, text(name)]] : []))
  return {
    goods: text('goods'),
    name: text('name'),
    email: text('email'),
    ...Object.fromEntries(optional),
  }
}

/** The idempotency key of the last attempt: a retry after a lost answer counts once. Changed contents get a new key. */
let latest = { contents: '', key: '' }

const sending = action(
  async (withdrawal: Withdrawal) => {
    const contents = JSON.stringify(withdrawal)
    if (latest.contents !== contents) latest = { contents, key: crypto.randomUUID() }
    await call('sendWithdrawal', { body: withdrawal, headers: { 'idempotency-key': latest.key } })
    $sentTo.set(withdrawal.email)
    return true
  },
  () => {
    showError(texts.failed, texts.failedText)
    return false
  },
)

/** Whether the withdrawal is being sent; another press does nothing until then. */
export const $isSending = sending.$isRunning

/** Validates and sends the withdrawal; true after a success. Problems show beside their fields. */
export async function sendWithdrawal(withdrawal: Withdrawal): Promise<boolean> {
  $sentTo.set(null)
  const missing = requiredFields.filter((field) => withdrawal[field] === '')
  $problems.set({
    ...(!isEmail(withdrawal.email) && { email: texts.wrongEmail }),
    ...Object.fromEntries(missing.map((field) => [field, texts.missing[field]])),
  })
  if (Object.keys($problems.get()).length > 0) return false
  return (await sending.run(withdrawal)) ?? false
}

/** Removes the error of a field that the customer edits. */
export function forgetProblem(field: RequiredField): void {
  const { [field]: _, ...others } = $problems.get()
  $problems.set(others)
}
