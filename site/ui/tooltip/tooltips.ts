import type { ShowTooltip } from './Tooltips.tsx'

/** Ms until a tooltip shows (specification, section 9), and ms that it stays while the pointer moves onto it. */
const tooltipDelay = 700
const tooltipStay = 150

/** Controls that show an icon instead of a label. */
const nameless = ':is(button, a)[aria-label]:has(> svg)'

let show: Promise<ShowTooltip | undefined> | undefined
let shownAt: Element | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** A key that moves the focus is down: a focus change during the press comes from the user, not from a script. */
let isMoving = false

/** Shows tooltips for icon buttons on hover and on keyboard focus. Their code is loaded with the first tooltip. */
export function enableTooltips(page: Document): void {
  page.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') move(target)
  })
  page.addEventListener('focusin', ({ target }) => {
    if (isMoving) move(target)
  })
  page.addEventListener('focusout', () => move(null))
  page.addEventListener('pointerdown', () => close())
  page.addEventListener(
    'keydown',
    ({ key }) => {
      isMoving = /^(Tab|Arrow)/.test(key)
      if (key === 'Escape') close()
    },
    true,
  )
  page.addEventListener('keyup', () => {
    isMoving = false
  })
}

function move(target: EventTarget | null): void {
  const element = target instanceof Element ? target : null
  const anchor = element?.closest(nameless) ?? null
  if (element?.closest('[data-tooltip]') || (anchor && anchor === shownAt)) clearTimeout(timer)
  else if (anchor) prepare(anchor)
  else if (shownAt) later(close, tooltipStay)
  else close()
}

function prepare(anchor: Element): void {
  show ??= loaded()
  later(() => void open(anchor), tooltipDelay)
}

/** The tooltip code; undefined after a failed load. Screen readers have the names anyway, and the next icon retries. */
const loaded = (): Promise<ShowTooltip | undefined> =>
  import('./Tooltips.tsx').then(
    ({ mountTooltip }) => mountTooltip(),
    () => {
      show = undefined
      return undefined
    },
  )

function later(then: () => void, ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(then, ms)
}

async function open(anchor: Element): Promise<void> {
  if (!anchor.isConnected) return
  shownAt = anchor
  const tooltip = await show
  if (shownAt === anchor) tooltip?.(anchor)
}

function close(): void {
  clearTimeout(timer)
  if (!shownAt) return
  shownAt = null
  void show?.then((tooltip) => tooltip?.(null))
}
