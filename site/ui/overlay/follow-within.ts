import type { FormEvent, MouseEvent as ReactMouseEvent } from 'react'
import { leaveFor } from '../../browser/overlay-history.ts'

/** Follows a link in an overlay, so that Back returns to the page without the overlay. */
export function followLink(event: MouseEvent | ReactMouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || !isPlainPress(event)) return
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return
  if (!link.protocol.startsWith('http')) return
  event.preventDefault()
  leaveFor(link.href)
}

/** Whether a press on a link opens it here: with other buttons and keys, the browser opens a new tab or window, or saves. */
export const isPlainPress = (event: MouseEvent | ReactMouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The same for a form that navigates. */
export function followForm(event: FormEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
  const address = new URL(form.action)
  address.search = ''
  for (const [name, value] of new FormData(form)) address.searchParams.append(name, String(value))
  event.preventDefault()
  leaveFor(address.href)
}
