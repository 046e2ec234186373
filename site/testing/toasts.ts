import { expect, onTestFinished } from 'vitest'
import { $toast } from '../ui/toast/toast.ts'

/** Records the toasts of a test from now on; `expectToast` waits for one that came after the last expected one. */
export function noteToasts() {
  const shown: { title: string; text: string | undefined }[] = []
  onTestFinished(
    $toast.listen((toast) => {
      if (toast) shown.push({ title: toast.title, text: toast.text })
    }),
  )
  return {
    async expectToast(title: string, text?: string): Promise<void> {
      const wanted = text === undefined ? { title } : { title, text }
      await expect.poll(() => shown).toContainEqual(expect.objectContaining(wanted))
      const at = shown.findIndex(
        (toast) => toast.title === title && (text ?? toast.text) === toast.text,
      )
      shown.splice(0, at + 1)
    },
  }
}
