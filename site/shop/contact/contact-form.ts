import { atom } from 'nanostores'
import { action } from '../../browser/action.ts'
import { isEmail } from '../../client/email.ts'
import { call } from '../../client/generated/contact.ts'
import type { Body } from '../../client/operation-types.ts'
import { showError, showToast } from '../../ui/toast/toast.ts'
import { contactFormTexts as texts } from './text.ts'

/** A visitor's message to the shop (specification, section 3). */
export type ContactMessage = Body<'sendContactMessage'>

/** In the order of the form. */
export const requiredFields = ['navn', 'epost', 'melding'] as const
export type RequiredField = (typeof requiredFields)[number]

/** Simulated delay in ms when no call is made (specification, section 9). */
const simulatedDelay = 1000

/** The errors beside the fields since the last attempt. */
export const $problems = atom<Partial<Record<RequiredField, string>>>({})

/** The message of the form, trimmed; empty optional fields are omitted. */
export function messageOf(form: FormData): ContactMessage {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const telefon = text('telefon')
  return {
    navn: text('navn'),
    epost: text('epost'),
    ...(telefon && { telefon }),
    melding: text('melding'),
  }
}

const sending = action(
  async (message: ContactMessage, isDelivered: boolean): Promise<boolean> => {
    if (isDelivered) await call('sendContactMessage', { body: message })
    else await new Promise((resolve) => setTimeout(resolve, simulatedDelay))
    showToast(texts.sent, texts.sentText)
    return true
  },
  () => refuse(texts.failedText),
)

/** Whether a message is being sent; another press does nothing until then. */
export const $isSending = sending.$isRunning

/**
 * Validates and sends a message, and shows a toast with the result; true after a success. Without `isDelivered` no call
 * is made (specification, section 7).
 */
export async function sendContactMessage(
  message: ContactMessage,
  isDelivered: boolean,
): Promise<boolean> {
  const problem = problemOf(message, isDelivered)
  if (problem) return refuse(problem)
  return (await sending.run(message, isDelivered)) ?? false
}

/** Shows the errors beside the fields; returns the text for all of them, or undefined. */
function problemOf(message: ContactMessage, isDelivered: boolean): string | undefined {
  const missing = requiredFields.filter((field) => message[field].trim() === '')
  $problems.set(
    Object.fromEntries(missing.map((field) => [field, texts.missingField(texts.labels[field])])),
  )
  if (missing.length > 0) return texts.missing
  // Browsers accept addresses without a top-level domain, which the contract refuses.
  if (!isDelivered || isEmail(message.epost)) return undefined
  $problems.set({ epost: texts.wrongEmail })
  return texts.wrongEmail
}

function refuse(text: string): false {
  showError(texts.failed, text)
  return false
}

/** Removes the error of a field that the visitor edits. */
export function forgetProblem(field: RequiredField): void {
  const { [field]: _, ...others } = $problems.get()
  $problems.set(others)
}
