/**
 * Each open overlay (dialog, drawer, enlarged picture) has an entry in the browser's history, so that Back closes
 * the topmost one in every browser. The state of such an entry counts the overlays that are open there.
 */

/** Closes each open overlay, the topmost one last. */
const overlays: (() => void)[] = []

/** The script itself goes back; the event that follows is not a press of Back. */
let isTravelling = false

/** Steps that were taken while the script went back: a browser may drop that journey for a step in its middle. */
const delayed: [address: string, state: object | null][] = []

/** Where the script goes once the overlays' entries are gone. */
let destination: string | undefined

/** How many overlays are noted at the entry where the browser is. */
let depthHere = 0

/** While there are any: the address of the step below them, and the one that it gets when they are closed. */
let below: string | undefined
let renamed: string | undefined

/** While there are any: the address as other listeners know it. */
let known: string | undefined

/** Listens to Back. An entry that a reload or a visit to another page left without its overlay is removed. */
export function watchOverlayHistory(): void {
  // Other listeners read the address, which an overlay does not change.
  addEventListener('popstate', onTravelled, { capture: true })
  // A page that comes back out of the browser's memory shows no overlay that a link led out of.
  addEventListener('pagehide', () => {
    if (entryDepth() === 0) closeTo(0)
  })
  depthHere = entryDepth()
  known = location.href
  settle()
}

/** Notes an overlay that opens; the result notes that it is closed. Back calls `close` of the topmost one. */
export function noteOverlay(close: () => void): () => void {
  // Two overlays may share a function.
  const overlay = () => close()
  overlays.push(overlay)
  queueMicrotask(settle)
  return () => {
    const at = overlays.indexOf(overlay)
    if (at < 0) return
    overlays.splice(at, 1)
    // An overlay that opens in the same moment takes over the entry.
    queueMicrotask(settle)
  }
}

/** Adds a step with another address, below the overlays that are open; at once, or after the entry of a closed one is gone. */
export function pushAddress(address: string, state: object | null = null): void {
  const depth = entryDepth()
  if (isTravelling) delayed.push([address, state])
  else if (depth === 0) history.pushState(state, '', address)
  else {
    history.replaceState(state, '', address)
    pushEntries(depth)
  }
}

/** Changes address and state of the current step; open overlays stay noted. */
export function replaceAddress(address: string, state: object | null): void {
  const depth = entryDepth()
  history.replaceState(depth > 0 ? { ...state, overlays: depth } : state, '', address)
  if (depth === 0) return
  renamed = location.href
  known = location.href
}

/** Goes to another page, whose step follows the one below the overlays that are open. */
export function leaveFor(address: string): void {
  const depth = entryDepth()
  if (isTravelling) destination = address
  else if (depth === 0) location.assign(address)
  else {
    destination = address
    travel(-depth)
  }
}

/** Makes the history hold as many entries of overlays as there are overlays. */
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

/** Overlays that are open at the current entry of the history. */
const entryDepth = (): number => Number(history.state?.overlays ?? 0)
