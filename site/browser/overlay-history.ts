/**
 * Each open overlay (dialog, drawer, enlarged picture) has an entry in the browser's history, so that Back closes
 * the topmost one in every browser. The state of such an entry counts the overlays that are open there.
 */

/** The close functions of the open overlays, the topmost one last. */
const overlays: (() => void)[] = []

/** The script goes back itself: the next popstate event is no press of Back. */
let isTravelling = false

/** Steps that were added while the script was going back; they follow once the overlay's entry is removed. */
const delayed: [address: string, state: object | null][] = []

/** Where the script navigates after the overlays' entries are removed. */
let destination: string | undefined

/** How many overlays the current entry counts. */
let depthHere = 0

/** While overlays are open: the address of the step below them, and its address after they close. */
let below: string | undefined
let renamed: string | undefined

/** While overlays are open: the address as other listeners know it. */
let known: string | undefined

/** Listens to Back. Removes an entry whose overlay was lost by a reload or a visit to another page. */
export function watchOverlayHistory(): void {
  // Hide the event from listeners of the address, which an overlay does not change.
  addEventListener('popstate', onTravelled, { capture: true })
  // A page restored from the back/forward cache must not show the overlay whose link led away.
  addEventListener('pagehide', () => {
    if (entryDepth() === 0) closeTo(0)
  })
  depthHere = entryDepth()
  known = location.href
  settle()
}

/**
 * Registers an overlay that opens, and returns the function that unregisters it. Back calls `close` of the topmost one.
 */
export function noteOverlay(close: () => void): () => void {
  // Two overlays may pass the same function.
  const overlay = () => close()
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
    pushEntries(depth)
  }
}

/** Replaces address and state of the current entry; open overlays stay registered. */
export function replaceAddress(address: string, state: object | null): void {
  const depth = entryDepth()
  history.replaceState(depth > 0 ? { ...state, overlays: depth } : state, '', address)
  if (depth === 0) return
  renamed = location.href
  known = location.href
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
}

function pushEntries(depth: number): void {
  const first = entryDepth() + 1
  if (first === 1) {
    below = location.href
    renamed = undefined
    known = location.href
  }
  for (let count = first; count <= depth; count += 1)
    history.pushState({ ...history.state, overlays: count }, '')
  depthHere = entryDepth()
}

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
  if (cameFromOverlay && renamed !== undefined && location.href === below)
    history.replaceState(history.state, '', renamed)
  if (cameFromOverlay && location.href === known) event.stopImmediatePropagation()
  else known = location.href
  if (destination !== undefined && depth === 0) {
    location.assign(destination)
    destination = undefined
    return
  }
  for (const step of delayed.splice(0)) pushAddress(...step)
  if (!wasOurs) closeTo(depth)
  settle()
}

function closeTo(depth: number): void {
  for (const close of overlays.splice(depth).reverse()) close()
}

/** The number of overlays that the current history entry counts. */
const entryDepth = (): number => Number(history.state?.overlays ?? 0)
