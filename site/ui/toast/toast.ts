import { atom } from 'nanostores'

/** A link that helps after an error. It opens a new tab, as `note` says, so that typed input is kept. */
export type ToastLink = { text: string; note: string; href: string }

export type Toast = {
  id: number
  title: string
  text?: string
  tone: 'default' | 'destructive'
  link?: ToastLink
}

/** Display time in ms (specification, section 9); longer with a link, so that the visitor can follow it. */
const toastTime = { plain: 2000, linked: 10_000 }

/** The one toast that is visible, or null. */
export const $toast = atom<Toast | null>(null)

let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a toast for two seconds, replacing a visible one. */
export function showToast(title: string, text?: string): void {
  show({ title, tone: 'default', ...(text && { text }) })
}

/** Shows an error toast, with a longer display time when it has a link. */
export function showError(title: string, text?: string, link?: ToastLink): void {
  show({ title, tone: 'destructive', ...(text && { text }), ...(link && { link }) })
}

/** Keeps the visible toast until `releaseToast`. */
export const holdToast = (): void => clearTimeout(timer)

/** Restarts the display time of the visible toast. */
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
