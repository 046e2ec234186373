import { debounce } from '../browser/timing/debounce.ts'

/** Ms without scrolling after which the page is taken to rest. */
const rest = 120

/** Controls that must not be covered. A card's picture is large enough to be pressed beside the floating button. */
const controls =
  ':is(main, footer) :is(button:not(article > button), input, select, textarea, summary, a:not(article a))'

/** Points across and down a floating button at which the page below it is tested. */
const points = [0.1, 0.5, 0.9]

/**
 * Keeps floating buttons off the controls of the resting page: marks with `data-aside` the elements that lie over one.
 * Their content moves, not their own boxes, which still tell where they would lie.
 */
export function stepAside(floating: readonly Element[]): void {
  const update = () => {
    for (const element of floating) element.toggleAttribute('data-aside', coversControl(element))
  }
  const updateAtRest = debounce(rest, update)
  addEventListener('scroll', updateAtRest, { passive: true })
  addEventListener('resize', updateAtRest)
  // Lists grow and shrink without a scroll.
  new ResizeObserver(updateAtRest).observe(document.body)
}

function coversControl(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const below = points.flatMap((across) =>
    points.flatMap((down) =>
      document.elementsFromPoint(left + across * width, top + down * height),
    ),
  )
  return below.some((one) => !element.contains(one) && one.closest(controls))
}
