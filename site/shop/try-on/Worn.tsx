import { useStore } from '@nanostores/react'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type Outfit,
  type OverallsPart,
  patchOnOveralls,
  sideOnOveralls,
  type WornPatch,
} from '../../../modules/catalogue/rules.ts'
import { SewnPatch } from '../../components/SewnPatch.tsx'
import { classNames } from '../../ui/class-names.ts'
import { nameOf, removeWorn } from './announcement.ts'
import { $outfit, $selected, changeWorn, showStep } from './outfit.ts'
import styles from './Stage.module.css'
import { tryOnTexts as texts } from './text.ts'
import { $known } from './tried-products.ts'

/** A press of an arrow key moves by this many units, with Shift by more; R turns by this many degrees. */
const keyStep = 6
const largeKeyStep = 30
const keyTurn = 15

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Props = {
  worn: WornPatch
  index: number
  colour: Outfit['colour']
  /** The part of the overalls that the stage shows. */
  part: OverallsPart
}

type Drag = {
  pointer: number
  before: Outfit
  worn: WornPatch
  x: number
  y: number
  perPixel: number
}

/** A patch on the stage. Pointers and arrow keys move it, within the part that is shown. */
export function Worn({ worn, index, colour, part }: Props) {
  const product = useStore($known).get(worn.id)
  const isSelected = useStore($selected) === index
  const [isBroken, setBroken] = useState(false)
  const drag = useRef<Drag>(undefined)
  const name = nameOf(worn.id)
  const side = product ? sideOnOveralls(product.image) : patchOnOveralls

  const start = (event: PointerEvent<HTMLButtonElement>) => {
    const stage = event.currentTarget.parentElement
    // A second finger does not take the patch from the first one.
    if (event.button !== 0 || !stage || drag.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const perPixel = part.width / stage.getBoundingClientRect().width
    const { pointerId: pointer, clientX: x, clientY: y } = event
    drag.current = { pointer, before: $outfit.get(), worn, x, y, perPixel }
    $selected.set(index)
  }
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (drag.current?.pointer !== pointerId) return
    const { worn: from, x, y, perPixel } = drag.current
    const [dx, dy] = [(clientX - x) * perPixel, (clientY - y) * perPixel]
    showStep(index, within(part, from.x + dx, from.y + dy))
  }
  const end = ({ pointerId }: PointerEvent) => {
    if (drag.current?.pointer !== pointerId) return
    const { before } = drag.current
    drag.current = undefined
    if (before !== $outfit.get()) changeWorn(index, {}, before)
  }
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    // Those belong to the browser, such as for a reload.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = arrows[event.key]
    if (arrow) {
      const step = event.shiftKey ? largeKeyStep : keyStep
      changeWorn(index, within(part, worn.x + arrow[0] * step, worn.y + arrow[1] * step))
    } else if (event.key === 'r' || event.key === 'R')
      changeWorn(index, { turn: worn.turn + (event.shiftKey ? -keyTurn : keyTurn) })
    else if (event.key === 'Delete' || event.key === 'Backspace') removeFocused(event, index)
    else return
    event.preventDefault()
  }
  return (
    <button
      type="button"
      className={classNames(
        styles.worn,
        isSelected && styles.selected,
        (!product || isBroken) && styles.blank,
      )}
      style={{
        left: percent((worn.x - part.x) / part.width),
        top: percent((worn.y - part.y) / part.height),
        width: percent(side / part.width),
        ...turned(worn.turn),
      }}
      aria-label={texts.worn(name)}
      aria-pressed={isSelected}
      aria-describedby="prov-taster"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onFocus={() => $selected.set(index)}
      onKeyDown={press}
      // Failures of pictures do not bubble.
      onErrorCapture={({ target }) => {
        if (target instanceof Element && target.closest('span')) setBroken(true)
      }}
    >
      {product && (
        <SewnPatch image={product.image} colour={colour} size="thumb" eager turn={worn.turn} />
      )}
    </button>
  )
}

/** The closest place that is shown. */
const within = ({ x, y, width, height }: OverallsPart, toX: number, toY: number) => ({
  x: Math.min(x + width, Math.max(x, toX)),
  y: Math.min(y + height, Math.max(y, toY)),
})

const percent = (share: number): string => `${share * 100}%`

/** Takes the patch with the focus off; the focus goes on to another one on this part, or to the stage. */
function removeFocused({ currentTarget }: KeyboardEvent<HTMLButtonElement>, index: number): void {
  const stage = currentTarget.parentElement
  const others = [...(stage?.querySelectorAll('button') ?? [])]
  const place = others.indexOf(currentTarget)
  flushSync(() => removeWorn(index))
  const left = stage?.querySelectorAll('button') ?? []
  const next = left[Math.min(place, left.length - 1)] ?? stage
  next?.blur()
  next?.focus()
}

/** The turn, also for the shadow, which falls the same way however the patch is turned. */
const turned = (degrees: number) => ({ '--turn': `${degrees}deg` }) as CSSProperties
