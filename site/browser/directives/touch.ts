import type { ClientDirective } from 'astro'
import { readStored } from '../storage.ts'
import { firstTouch, pressOver } from './first-touch.ts'
import { longestWait, whenIdle } from './idle.ts'
import { onceAny } from './once-any.ts'
import { type Field, replayChoices } from './replay-choices.ts'

declare global {
  interface Window {
    /** `client:touch`, for directives of islands below the header: a copy in each would double a page's inline scripts. */
    clientTouch: ClientDirective
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean | 'now' | 'load' | 'idle' | 'visible' | `stored:${string}`
  }
}

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'change'] as const
const presses = ['click', 'submit'] as const

/**
 * `client:touch` hydrates an island when a pointer or the keyboard first reaches it. With `idle` or `visible` it also
 * hydrates after the first touch anywhere on the page, once the thread is idle: what was touched comes first. `visible`
 * waits until the island is visible, too. `stored:KEY` is `idle` that needs no touch while the browser stores the key,
 * for an island that then shows something else. `load` needs none either, and waits for the window's load; `now` waits
 * for nothing, where the island is what the visitor came for.
 *
 * The scripts of an island are loaded and run from the start of a press on it. They hydrate it after the press, of whose
 * start the island would not hear.
 * After hydration, React is told what was chosen or typed in the island's fields. Then presses on its buttons and on
 * forms without an action are replayed. Until then the button is busy; Escape withdraws the press.
 */
const touch: ClientDirective = (load, { value }, island) => {
  /** The button of each press to replay, in order. */
  let missed: HTMLElement[] = []
  const changed = new Set<Field>()
  /** Until the latest press on the island is over. */
  let press: Promise<void> | undefined
  let isWaking = false
  const early = new AbortController()
  let loading: ReturnType<typeof load> | undefined
  // A network error: the framework fires an event and loads nothing, and the next touch retries.
  island.addEventListener('astro:hydration-error', ({ target }) => {
    if (target === island) loading = undefined
  })
  const loaded = () => {
    loading ??= load()
    return loading
  }

  const keep = (event: Event) => {
    const button = pressedButton(event)
    if (!button) return
    if ('href' in button) event.preventDefault()
    missed.push(button)
    button.ariaBusy = 'true'
    // An earlier touch may have started a load that failed since.
    touched()
  }
  const withdraw = () => {
    for (const button of missed) button.ariaBusy = null
    missed = []
  }
  const wake = async () => {
    if (isWaking) return
    isWaking = true
    const hydrate = await loaded()
    if (!loading) {
      isWaking = false
      withdraw()
      return
    }
    // The next press may begin while the one before is being painted.
    for (let over: typeof press; over !== press; await over) over = press
    await hydrate()
    early.abort()
    replayChoices(changed)
    await replay(missed)
  }
  const touched = (event?: Event) => {
    // A finger rests on a button for some 80 ms.
    if (event?.type.endsWith('down')) {
      press = pressOver()
      void loaded()
    }
    void firstTouch().then(wake)
  }
  const [wish, key] = String(value).split(':')
  const wakeIdly = () => whenIdle(wake)
  if (wish === 'now') void wake()
  else if (wish === 'load') whenLoaded(wake)
  else if (key && isKept(key)) wakeIdly()
  else if (wish === 'idle' || key) void firstTouch().then(wakeIdly)
  else if (wish === 'visible') void firstTouch().then(() => whenVisible(island, wakeIdly))
  const { signal } = early
  for (const type of touches) island.addEventListener(type, touched, { passive: true, signal })
  for (const type of presses) island.addEventListener(type, keep, { signal })
  island.addEventListener('input', ({ target }) => changed.add(target as HTMLInputElement), {
    signal,
  })
  addEventListener('keydown', ({ key }) => key === 'Escape' && withdraw(), { signal })
}

/** Presses the buttons again, each in a task of its own, so that React has rendered the effect of the press before. */
async function replay(presses: readonly HTMLElement[]): Promise<void> {
  // From here on, React decides whether a button is busy.
  for (const button of new Set(presses)) button.ariaBusy = null
  for (const button of presses) {
    button.click()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const isKept = (key: string): boolean =>
  (['localStorage', 'sessionStorage'] as const).some((area) => readStored(key, area))

/** Waits for the visible pictures, which would otherwise compete for bandwidth and processor. */
function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') {
    then()
    return
  }
  onceAny(['load', 'scroll', 'popstate'], then)
  setTimeout(then, longestWait)
}

/** Observes the island's children, as the island itself has no box. */
function whenVisible(island: HTMLElement, then: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    then()
  })
  for (const child of island.children) observer.observe(child)
}

/** The button, or link that opens a dialog, to press again. The framework replays a click during hydration, but not a submit. */
function pressedButton(event: Event): HTMLElement | undefined {
  const button = event instanceof SubmitEvent ? event.submitter : buttonAround(event.target)
  const isNeeded =
    event instanceof SubmitEvent
      ? (event.target as HTMLFormElement).method === 'dialog'
      : (button as HTMLButtonElement | null)?.type !== 'submit'
  return isNeeded && button ? button : undefined
}

const buttonAround = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest('button, a[aria-haspopup]') : null

window.clientTouch = touch

export default touch
