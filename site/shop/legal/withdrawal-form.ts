/** The withdrawal form as text: its sentences, and each label with its value. */
export function textOfForm(form: HTMLFormElement): string {
  const sentences = [...form.querySelectorAll('[data-line]')].map(({ textContent }) =>
    (textContent ?? '').replace(/\s+/g, ' ').trim(),
  )
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ]
  // Without the star of a required field.
  const values = fields.map(
    ({ labels, value }) => `${labels?.[0]?.textContent?.replace('*', '').trim()}: ${value}`,
  )
  return [...sentences, ...values].join('\n')
}
