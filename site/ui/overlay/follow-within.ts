import type { FormEvent, MouseEvent } from 'react'
import { leaveFor } from '../../browser/overlay-history.ts'

/** Follows a link within an overlay in such a way that Back leads to the page without the overlay. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || event.button !== 0) return
  // These open a new tab or window, or save.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return
  if (!link.protocol.startsWith('http')) return
  event.preventDefault()
  leaveFor(link.href)
}

/** Does the same for a form that leads to another page. */
export function followForm(event: FormEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
  const address = new URL(form.action)
  address.search = ''
  for (const [name, value] of new FormData(form)) address.searchParams.append(name, String(value))
  event.preventDefault()
  leaveFor(address.href)
}
