import type { ClientDirective } from 'astro'
import touch from '../../../browser/directives/touch.ts'
import { awake } from '../awake.ts'
import { addressOf, viewOf } from '../catalogue-view.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:filters'?: 'load'
  }
}

const addressHere = () => addressOf(viewOf(new URLSearchParams(location.search)))

/** What the server has drawn. */
const start = addressHere()

const islandOf = (): HTMLElement | null => document.querySelector('astro-island[client="filters"]')

const tellWaiting = (): void => setWaiting(addressHere() !== start)

/** While the list is not the one that the address names, the page shows that, and a press on a patch that is about to go is not taken. */
function setWaiting(isWaiting: boolean): void {
  const island = islandOf()
  if (!island) return
  island.ariaBusy = isWaiting ? 'true' : null
  const results = island.querySelector<HTMLElement>('[data-results]')
  if (results) results.inert = isWaiting
}

function choose(event: Event): void {
  const { target } = event
  const island = islandOf()
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  if (!isControl || !target.name || !island?.contains(target)) return
  // While React hydrates it resets the control, and its handlers would read the server's value as the choice.
  if (!island.hasAttribute('ssr')) event.stopPropagation()
  const address = addressWith(target)
  if (address === addressHere()) return
  // As in the search box once it is awake: letters are no steps.
  if (target.type === 'search') history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  tellWaiting()
}

/** The address of what is shown with this control's choice, from the first page on. */
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
  tellWaiting()
}

const choices = ['input', 'change'] as const

// From before the first control is there.
for (const type of choices) addEventListener(type, choose, { capture: true })
addEventListener('popstate', restore)

/**
 * `client:filters` is `client:touch` for the island around the catalogue's form. Until that is awake, each filter
 * gets its entry in the history as it is chosen; the island then starts from the address.
 */
const filters: ClientDirective = (load, options, island) => {
  island.addEventListener(awake, () => {
    for (const type of choices) removeEventListener(type, choose, { capture: true })
    removeEventListener('popstate', restore)
    setWaiting(false)
  })
  // Without its scripts, the page can still ask the server for what the address names.
  island.addEventListener('astro:hydration-error', ({ target }) => {
    if (target === island && island.ariaBusy) location.reload()
  })
  return touch(load, options, island)
}

export default filters
