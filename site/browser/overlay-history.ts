/**
 * Each open overlay (dialog, drawer, enlarged picture) has an entry in the browser's history, so that Back closes
 * the topmost one in every browser. The state of such an entry counts the overlays that are open there. An overlay may
 * have an address of its own, at which the server has a page: `isPage` marks its entry. When such an entry is reloaded,
 * that page takes its place.
 */

type Overlay = {
  close(): void
  /** The path of the overlay's own page; undefined for one that keeps the address. */
  address: string | undefined
}

/** The open overlays, the topmost one last. */
const overlays: Overlay[] = []

/** The script goes back itself: the next popstate event is no press of Back. */
let isTravelling = false

/** Steps that were added while the script was going back; they follow once the overlay's entry is removed. */
const delayed: [address: string, state: object | null][] = []

/** The address that the script navigates to after the overlays' entries are removed. */
let destination: string | undefined

/** Number of overlays that the current entry counts. */
let depthHere = 0

/** While overlays are open: the address of the step below them, and its address after they close. */
let below: string | undefined
let renamed: string | undefined

/** While overlays are open: the address as other listeners know it. */
let known: string | undefined

/** The path of the page that the server answered with. */
let loaded: string | undefined

/** The own address that the current entry shows. */
let shown: string | undefined

/** Listens to Back. Removes an entry whose overlay was lost by a reload or a visit to another page. */
export function watchOverlayHistory(): void {
  // Hide the event from listeners of the address, which an overlay does not change.
  addEventListener('popstate', onTravelled, { capture: true })
  // A page restored from the back/forward cache must not show the overlay whose link led away.
  addEventListener('pagehide', () => {
    if (entryDepth() === 0) closeTo(0)
  })
  if (history.state?.isPage) history.replaceState({ ...history.state, overlays: 0 }, '')
  loaded = location.pathname
  depthHere = entryDepth()
  known = location.href
  settle()
}

/** The address of the page below the overlays. Without any it is where the browser is, which others may have changed. */
export const addressBelow = (): string => (entryDepth() > 0 ? known : undefined) ?? location.href

/**
 * From a page that another one showed as an overlay, before a reload, goes back to that one. From any other, to
 * `address`.
 */
export function leavePage(address: string): void {
  if (history.state?.isPage) history.back()
  else leaveFor(address)
}

/**
 * Registers an overlay that opens, and returns the function that unregisters it. Back calls `close` of the topmost one.
 * The overlay's entry shows `address`, if it has one.
 */
export function noteOverlay(close: () => void, address?: string): () => void {
  const overlay = { close, address }
  overlays.push(overlay)
  queueMicrotask(settle)
  return () => {
    const at = overlays.indexOf(overlay)
    if (at < 0) return
    overlays.splice(at, 1)
    // An overlay that opens in the same task reuses the entry.
    queueMicrotask(settle)
  }
}

/** Adds a history entry with another address, below the open overlays, once the entry of a closed one is removed. */
export function pushAddress(address: string, state: object | null = null): void {
  const depth = entryDepth()
  if (isTravelling) delayed.push([address, state])
  else if (depth === 0) history.pushState(state, '', address)
  else {
    history.replaceState(state, '', address)
    shown = undefined
    pushEntries(depth)
  }
}

/** Replaces address and state of the current entry; open overlays stay registered. */
export function replaceAddress(address: string, state: object | null): void {
  const depth = entryDepth()
  if (depth === 0) {
    history.replaceState(state, '', address)
    return
  }
  renamed = new URL(address, location.href).href
  known = renamed
  history.replaceState(...entryAt(depth, state))
}

/** Navigates to another page, whose entry follows the one below the open overlays. */
export function leaveFor(address: string): void {
  const depth = entryDepth()
  if (isTravelling) destination = address
  else if (depth === 0) location.assign(address)
  else {
    destination = address
    travel(-depth)
  }
}

/** Makes the number of overlay entries equal the number of open overlays. */
function settle(): void {
  if (isTravelling) return
  const depth = entryDepth()
  if (depth < overlays.length) pushEntries(overlays.length)
  else if (depth > overlays.length) travel(overlays.length - depth)
  // One overlay has replaced another.
  else if (ownAddressAt(depth) !== shown) showEntry('replaceState', depth)
}

function pushEntries(depth: number): void {
  const first = entryDepth() + 1
  if (first === 1) {
    below = location.href
    renamed = undefined
    known = location.href
  }
  for (let count = first; count <= depth; count += 1) showEntry('pushState', count)
  depthHere = entryDepth()
}

function showEntry(how: 'pushState' | 'replaceState', depth: number): void {
  history[how](...entryAt(depth, history.state))
  shown = ownAddressAt(depth)
}

/** The entry of the overlay at a depth, as the history takes it. */
function entryAt(depth: number, state: object | null): [object, string, string | undefined] {
  const own = ownAddressAt(depth)
  const { isPage: _, ...others } = (state ?? {}) as { isPage?: true }
  const mark = own === undefined ? {} : ({ isPage: true } as const)
  return [{ ...others, overlays: depth, ...mark }, '', own ?? renamed ?? below]
}

/** The address that the overlays up to a depth show instead of the page's. */
const ownAddressAt = (depth: number): string | undefined =>
  overlays.slice(0, depth).findLast(({ address }) => address !== undefined)?.address

function travel(steps: number): void {
  isTravelling = true
  history.go(steps)
}

function onTravelled(event: Event): void {
  const depth = entryDepth()
  const cameFromOverlay = depthHere > 0
  const wasOurs = isTravelling
  isTravelling = false
  depthHere = depth
  shown = ownAddressAt(depth)
  if (cameFromOverlay && renamed !== undefined && location.href === below)
    history.replaceState(history.state, '', renamed)
  // Other listeners never hear of an overlay's entry, even if its address differs.
  const isHidden = cameFromOverlay
    ? depth > 0 || location.href === known
    : depth > 0 && history.state?.isPage
  if (isHidden) event.stopImmediatePropagation()
  else known = location.href
  if (destination !== undefined && depth === 0) {
    location.assign(destination)
    destination = undefined
    return
  }
  // The entry belongs to the page that showed this one as an overlay, before a reload.
  if (depth === 0 && location.pathname !== loaded) {
    location.reload()
    return
  }
  for (const step of delayed.splice(0)) pushAddress(...step)
  if (!wasOurs) closeTo(depth)
  settle()
}

function closeTo(depth: number): void {
  for (const { close } of overlays.splice(depth).reverse()) close()
}

/** The number of overlays that the current history entry counts. */
const entryDepth = (): number => Number(history.state?.overlays ?? 0)
