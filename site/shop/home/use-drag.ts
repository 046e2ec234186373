import { type PointerEvent, type SyntheticEvent, useRef } from 'react'
import { stepsOfDrag } from './carousel.ts'

/** Distance in pixels from which a press is a drag and no click. */
const slack = 5

/** Handlers that make an element draggable and swipeable sideways; calls `onSteps` at the end of a drag. */
export function useDrag(onSteps: (steps: -1 | 1) => void) {
  const start = useRef<{ x: number; pointer: number }>(undefined)
  const wasDrag = useRef(false)

  const show = (stage: HTMLElement, distance: number) =>
    stage.style.setProperty('--drag', `${distance}px`)

  return {
    onPointerDown({ button, clientX, pointerId }: PointerEvent<HTMLElement>) {
      wasDrag.current = false
      start.current = button === 0 ? { x: clientX, pointer: pointerId } : undefined
    },
    onPointerMove({ clientX, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
      if (start.current?.pointer !== pointerId) return
      const distance = clientX - start.current.x
      if (!wasDrag.current && Math.abs(distance) > slack) {
        wasDrag.current = true
        currentTarget.setPointerCapture(pointerId)
      }
      if (wasDrag.current) show(currentTarget, distance)
    },
    onPointerUp({ clientX, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
      if (start.current?.pointer !== pointerId) return
      const steps = stepsOfDrag(clientX - start.current.x)
      start.current = undefined
      show(currentTarget, 0)
      if (steps !== 0) onSteps(steps)
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      start.current = undefined
      show(currentTarget, 0)
    },
    /** Suppresses the click at the end of a drag. */
    onClickCapture(event: SyntheticEvent) {
      if (!wasDrag.current) return
      event.preventDefault()
      event.stopPropagation()
      wasDrag.current = false
    },
    /** Prevents the browser's own dragging of pictures. */
    onDragStart: (event: SyntheticEvent) => event.preventDefault(),
  }
}
