import { atom } from 'nanostores'

export type Toast = { id: number; title: string; text?: string; tone: 'default' | 'destructive' }

/** Milliseconds that a toast is shown (specification, section 9). */
const toastTime = 2000

/** The one toast that is visible, or null. */
export const $toast = atom<Toast | null>(null)

let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a toast for two seconds; it takes the place of one that is still visible. */
export function showToast(title: string, text?: string): void {
  show({ title, tone: 'default', ...(text && { text }) })
}

export function showError(title: string, text?: string): void {
  show({ title, tone: 'destructive', ...(text && { text }) })
}

function show(toast: Omit<Toast, 'id'>): void {
  clearTimeout(timer)
  lastId += 1
  $toast.set({ ...toast, id: lastId })
  timer = setTimeout(() => $toast.set(null), toastTime)
}
