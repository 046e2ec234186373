import { readFileSync } from 'node:fs'
import type { queryAllByRole } from '@testing-library/dom'

/** An element by its accessible role and name; default: the first match. */
export type Target = {
  role: string
  name?: string | RegExp
  /** Index among the matches; default: 0. */
  nth?: number
  inside?: Target
}

/** A target in serializable form. */
type Sent = { role: string; name?: string; pattern?: string; nth?: number; inside?: Sent }

declare global {
  interface Window {
    TestingLibraryDom?: { queryAllByRole: typeof queryAllByRole }
  }
}

/** The library that finds elements by role and name, as one script. */
const library = readFileSync(
  new URL(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
)

/** Whether the page has the library. */
export const isPrepared = `window.TestingLibraryDom !== undefined`

/** Loads the library into the page. */
export const prepare = `void (() => { ${library} }).call(window)`

/** An expression that evaluates to the element, or to null without a match. */
export const elementOf = (target: Target): string => `(${find})(${JSON.stringify(sent(target))})`

/** An expression that calls a function in the page with the element, or with null. */
export const calling = (
  callee: (element: HTMLElement | null, argument: string) => unknown,
  target: Target,
  argument = '',
): string => `(${callee})(${elementOf(target)}, ${JSON.stringify(argument)})`

function sent({ name, inside, ...rest }: Target): Sent {
  return {
    ...rest,
    ...(name !== undefined && (typeof name === 'string' ? { name } : { pattern: name.source })),
    ...(inside && { inside: sent(inside) }),
  }
}

/** Runs in the page. */
function find(wanted: Sent): HTMLElement | null {
  const within = (place: HTMLElement | null, target: Sent): HTMLElement | null => {
    if (!window.TestingLibraryDom) throw new Error('The page was replaced in between')
    if (!place) return null
    const name = target.pattern === undefined ? target.name : new RegExp(target.pattern)
    const found = window.TestingLibraryDom.queryAllByRole(place, target.role, name ? { name } : {})
    return found[target.nth ?? 0] ?? null
  }
  const chain: Sent[] = []
  for (let at: Sent | undefined = wanted; at; at = at.inside) chain.unshift(at)
  return chain.reduce(within, document.body)
}

/** The coordinates of a click on an element, or the reason why it cannot be clicked. */
export type Place = { x: number; y: number } | { hindrance: string }

/** Runs in the page: scrolls to an element and returns its centre, if a click would hit the element there. */
export function placeOf(element: HTMLElement | null): Place {
  if (!element) {
    const shown = document.body.innerText.replace(/\s+/g, ' ').slice(0, 600)
    return { hindrance: `is not on ${location.pathname}, which shows: ${shown}` }
  }
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  if (element.matches(':disabled')) return { hindrance: 'is disabled' }
  const box = element.getBoundingClientRect()
  const place = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  const hit = document.elementFromPoint(place.x, place.y)
  const label = hit?.closest('label')
  if (hit && (element.contains(hit) || label?.control === element)) return place
  return { hindrance: `lies below or outside: ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}` }
}
