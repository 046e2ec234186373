import { atom } from 'nanostores'

/** A way out of what went wrong; it opens a new tab, which `note` says, so that what was typed stays. */
export type ToastLink = { text: string; note: string; href: string }

export type Toast = {
  id: number
  title: string
  text?: string
  tone: 'default' | 'destructive'
  link?: ToastLink
}

/** Milliseconds that a toast is shown (specification, section 9); with a link as long as it takes to follow it. */
const toastTime = { plain: 2000, linked: 10_000 }

/** The one toast that is visible, or null. */
export const $toast = atom<Toast | null>(null)

let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a toast for two seconds; it takes the place of one that is still visible. */
export function showToast(title: string, text?: string): void {
  show({ title, tone: 'default', ...(text && { text }) })
}

export function showError(title: string, text?: string, link?: ToastLink): void {
  show({ title, tone: 'destructive', ...(text && { text }), ...(link && { link }) })
}

/** Keeps the toast that is visible until `releaseToast`. */
export const holdToast = (): void => clearTimeout(timer)

/** Shows the toast that is visible for its time, from now on. */
export function releaseToast(): void {
  clearTimeout(timer)
  const time = $toast.get()?.link ? toastTime.linked : toastTime.plain
  timer = setTimeout(() => $toast.set(null), time)
}

function show(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  $toast.set({ ...toast, id: lastId })
  releaseToast()
}
