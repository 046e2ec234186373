import { computed } from 'nanostores'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { DesignPlace, PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { placeOf, withPlace } from '../patch/changes.ts'
import { $history, $patch, changePatch, endGesture } from '../patch/store.ts'
import { $isMoving } from '../sewing/sewing.ts'
import { dragged, type Spot, stageSide, zoomed } from './place-math.ts'

/** Steps of the keyboard: mm, share and degrees. */
const shift = 1
const zoom = 1.05
const turn = 5

/** The ways to move the picture on the stage itself. */
const onStage = ['drag', 'keys', 'wheel'] as const

let atRest: PatchDesign | null = null

/** The design before a movement on the stage: no control has to follow each step. */
export const $patchAtRest = computed($history, (history) => {
  if (!onStage.some((gesture) => gesture === history?.gesture)) atRest = history?.present ?? null
  return atRest
})

/** Debounce in ms after the wheel or a key, before the patch is sewn. */
const rest = 250

/** Moves, zooms and turns the picture or the motif by fingers, mouse, wheel and keyboard on the stage. */
export function useGestures(stage: RefObject<HTMLElement | null>) {
  const fingers = useRef(new Map<number, Spot>())
  const start = useRef<{ place: DesignPlace; spots: Spot[] } | undefined>(undefined)
  useWheel(stage)

  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
    spotAt(stage.current, clientX, clientY)
  /** A finger came or went: the others go on from where they are. */
  const begin = () => {
    const place = placeNow()
    start.current =
      place && fingers.current.size ? { place, spots: [...fingers.current.values()] } : undefined
  }
  const lift = ({ pointerId }: PointerEvent) => {
    if (!fingers.current.delete(pointerId)) return
    begin()
    if (fingers.current.size === 0) comeToRest()
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || fingers.current.size === 2 || !placeNow()) return
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, spotOf(event))
      begin()
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId) || !start.current) return
      fingers.current.set(event.pointerId, spotOf(event))
      const { place, spots } = start.current
      moveTo(dragged(place, spots, [...fingers.current.values()]), 'drag')
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown(event: KeyboardEvent) {
      const place = placeNow()
      const moved = place && afterKey(place, event)
      if (!moved) return
      event.preventDefault()
      moveTo(moved, 'keys')
      comeToRestSoon()
    },
  }
}

/** The wheel zooms only while the stage has the focus, so that a visitor can scroll past it. */
function useWheel(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = stage
    const turned = (event: WheelEvent) => {
      const place = placeNow()
      if (!place || !(event.ctrlKey || current?.contains(document.activeElement))) return
      event.preventDefault()
      const spot = spotAt(current, event.clientX, event.clientY)
      moveTo(zoomed(place, Math.exp(-event.deltaY / 500), spot), 'wheel')
      comeToRestSoon()
    }
    current?.addEventListener('wheel', turned, { passive: false })
    return () => current?.removeEventListener('wheel', turned)
  }, [stage])
}

/** The keys that move the picture, with what each makes of its place; an arrow moves it by `step`. */
const moves: Record<string, (place: DesignPlace, step: number) => DesignPlace> = {
  ArrowLeft: (place, step) => ({ ...place, x: place.x - step }),
  ArrowRight: (place, step) => ({ ...place, x: place.x + step }),
  ArrowUp: (place, step) => ({ ...place, y: place.y - step }),
  ArrowDown: (place, step) => ({ ...place, y: place.y + step }),
  '+': (place) => zoomed(place, zoom, place),
  '=': (place) => zoomed(place, zoom, place),
  '-': (place) => zoomed(place, 1 / zoom, place),
  '[': (place) => ({ ...place, turn: place.turn - turn }),
  ']': (place) => ({ ...place, turn: place.turn + turn }),
}

function afterKey(place: DesignPlace, { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey) return undefined
  return moves[key]?.(place, shiftKey ? 5 * shift : shift)
}

/** The place of the picture or motif; undefined without either. */
export const placeNow = (): DesignPlace | undefined => {
  const patch = $patch.get()
  return patch ? placeOf(patch) : undefined
}

type Gesture = (typeof onStage)[number] | 'slider' | 'press'

/** Shows a step of a movement. A motif is sewn at each step, which takes its thread some ms. */
export function moveTo(place: Partial<DesignPlace>, gesture: Gesture): void {
  if ($patch.get()?.picture) $isMoving.set(true)
  changePatch((patch) => withPlace(patch, place), gesture)
}

/** Ends a movement: the patch is sewn, and the next movement is undone on its own. */
export function comeToRest(): void {
  clearTimeout(timer)
  endGesture()
  $isMoving.set(false)
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Ends a movement of steps when no other step follows. */
function comeToRestSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(comeToRest, rest)
}

function spotAt(stage: HTMLElement | null, clientX: number, clientY: number): Spot {
  const box = stage?.getBoundingClientRect()
  const patch = $patch.get()
  if (!box || !patch) return { x: 0, y: 0 }
  const perPixel = stageSide(patch) / box.width
  return {
    x: (clientX - box.x - box.width / 2) * perPixel,
    y: (clientY - box.y - box.height / 2) * perPixel,
  }
}
