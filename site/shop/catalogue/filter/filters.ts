import type { ClientDirective } from 'astro'
import { isReturn } from '../../../browser/directives/is-return.ts'
import { addressOf, awake, viewOf } from '../catalogue-view.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:filters'?: boolean
  }
}

const addressHere = () => addressOf(viewOf(new URLSearchParams(location.search)))

/** The address that the server rendered. */
const start = addressHere()

const islandOf = (): HTMLElement | null => document.querySelector('astro-island[client="filters"]')

const updateWaiting = (): void => setWaiting(addressHere() !== start)

/**
 * While the list differs from the one that the address names, it is busy and inert, so that no patch of the old list
 * can be pressed.
 */
function setWaiting(isWaiting: boolean): void {
  const island = islandOf()
  if (!island) return
  island.ariaBusy = isWaiting ? 'true' : null
  island.querySelector('[data-results]')?.toggleAttribute('inert', isWaiting)
}

function choose(event: Event): void {
  const { target } = event
  const island = islandOf()
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  if (!target.name || !island?.contains(target)) return
  // The address keeps the choice, and nothing else is to tell React of it: during hydration it resets the control, and its
  // handlers would take the server's value as the choice.
  event.stopPropagation()
  const address = addressWith(target)
  if (address === addressHere()) return
  // As after hydration, the letters of the search box create no history entries, and a run of keys creates one: arrow keys
  // choose each option on the way to the one that is meant. A pointer leaves no visible focus.
  const run = target.matches(':focus-visible') && target.name
  const isSameStep = target.type === 'search' || (run && history.state?.run === run)
  history[isSameStep ? 'replaceState' : 'pushState']({ run }, '', address)
  updateWaiting()
}

/** The address with this control's choice added, on the first page. */
function addressWith(control: HTMLInputElement | HTMLSelectElement): string {
  const { name, value } = control
  const parameters = new URLSearchParams(location.search)
  const others = control.type === 'checkbox' ? parameters.getAll(name) : []
  parameters.delete('page')
  parameters.delete(name)
  for (const other of others) if (other !== value) parameters.append(name, other)
  if (!('checked' in control) || control.type === 'search' || control.checked)
    parameters.append(name, value)
  return addressOf(viewOf(parameters))
}

function restore(): void {
  islandOf()?.querySelector('form')?.reset()
  updateWaiting()
}

const early = new AbortController()
const listen = { capture: true, signal: early.signal }

// Listen before the first control exists.
for (const type of ['input', 'change']) addEventListener(type, choose, listen)
addEventListener('popstate', restore, listen)

/**
 * `client:filters` is `client:touch` for the island around the catalogue's form. Before hydration, each choice of a
 * filter creates its history entry; the island then starts from the address. The island needs no touch after a return,
 * when the browser may have restored controls and the place in a list, nor for patches that the server renders in part.
 */
const filters: ClientDirective = (load, options, island) => {
  island.addEventListener(awake, () => {
    early.abort()
    setWaiting(false)
  })
  // If hydration fails, the server can still render the list of the address.
  island.addEventListener('astro:hydration-error', ({ target }) => {
    if (target === island && island.ariaBusy) location.reload()
  })
  // With this height, the browser restores the scroll position before the earlier patches are loaded.
  island.style.setProperty('--earlier', `${history.state?.place?.earlier}px`)
  const isPart = island.querySelector('[data-list], [data-earlier]')
  return window.clientTouch(
    load,
    { ...options, value: isReturn() || isPart ? 'load' : 'idle' },
    island,
  )
}

export default filters
