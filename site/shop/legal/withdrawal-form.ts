import { copyTextOf } from '../../browser/copy-text.ts'

/** Lets the visitor print the withdrawal form, or copy it as text with what is filled in. */
export function offerWithdrawalForm(form: HTMLFormElement): void {
  const print = form.querySelector<HTMLButtonElement>('[data-print]')
  const copy = form.querySelector<HTMLButtonElement>('[data-copy]')
  const text = form.querySelector('pre')
  const status = form.querySelector('[role=status]')
  if (!print || !copy || !text || !status) return
  print.disabled = false
  copy.disabled = false
  print.addEventListener('click', () => globalThis.print())
  copy.addEventListener('click', async () => {
    text.textContent = textOf(form)
    const { copied = '', refused = '' } = form.dataset
    status.textContent = (await copyTextOf(text)) ? copied : refused
  })
}

/** The form's sentences, and each label with its value. */
function textOf(form: HTMLFormElement): string {
  const sentences = [...form.querySelectorAll('[data-line]')].map(({ textContent }) =>
    (textContent ?? '').replace(/\s+/g, ' ').trim(),
  )
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ]
  const values = fields.map(({ labels, value }) => `${labels?.[0]?.textContent?.trim()}: ${value}`)
  return [...sentences, ...values].join('\n')
}
