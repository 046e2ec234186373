import type { FormEvent, MouseEvent as ReactMouseEvent } from 'react'
import { leaveFor } from '../../browser/overlay-history.ts'

/** Follows a link in an overlay, so that Back returns to the page without the overlay. */
export function followLink(event: MouseEvent | ReactMouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || event.button !== 0) return
  // With these keys, the browser opens a new tab or window, or saves.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return
  if (!link.protocol.startsWith('http')) return
  event.preventDefault()
  leaveFor(link.href)
}

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
