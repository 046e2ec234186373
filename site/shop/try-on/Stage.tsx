import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from 'react'
import {
  type Outfit,
  overallsParts,
  patchOnOveralls,
  type WornPatch,
} from '../../../modules/catalogue/rules.ts'
import { PatchPicture } from '../../components/PatchPicture.tsx'
import { classNames } from '../../ui/class-names.ts'
import { $outfit, $selected, changeWorn, type PartName, showStep, takeOff } from './outfit.ts'
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

type Props = { part: PartName; ref: Ref<HTMLDivElement> }

/** A part of the overalls with its patches, which are moved by finger, mouse and keyboard. */
export function Stage({ part, ref }: Props) {
  const { colour, patches } = useStore($outfit)
  const { side, x, y, width, height } = overallsParts[part]
  const shown = patches
    .map((worn, index) => ({ worn, index }))
    .filter(({ worn }) => worn.side === side && isWithin(worn, part))
  const address = (size: number) => `/bilder/bukse-${colour}-${part}-${size}.webp`
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no place for the patches on it. */}
      <div
        className={styles.stage}
        ref={ref}
        role="group"
        aria-label={texts.stage(texts.parts[part], shown.length)}
        onPointerDown={({ target, currentTarget }) => {
          if (target === currentTarget || target instanceof HTMLImageElement)
            $selected.set(undefined)
        }}
      >
        <img
          className={styles.overalls}
          src={address(800)}
          srcSet={`${address(400)} 400w, ${address(800)} 800w`}
          sizes="(max-width: 700px) 94vw, 560px"
          alt=""
          width={width}
          height={height}
          draggable={false}
        />
        {shown.map(({ worn, index }) => (
          <Worn
            key={index}
            worn={worn}
            index={index}
            left={(worn.x - x) / width}
            top={(worn.y - y) / height}
            width={patchOnOveralls / width}
            unit={width}
          />
        ))}
        {patches.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      </div>
    </div>
  )
}

const isWithin = ({ x, y }: WornPatch, name: PartName): boolean => {
  const part = overallsParts[name]
  return x >= part.x && x <= part.x + part.width && y >= part.y && y <= part.y + part.height
}

type WornProps = {
  worn: WornPatch
  index: number
  /** Shares of the stage. */
  left: number
  top: number
  width: number
  /** Units of the overalls across the stage. */
  unit: number
}

type Drag = { before: Outfit; worn: WornPatch; x: number; y: number; perPixel: number }

function Worn({ worn, index, left, top, width, unit }: WornProps) {
  const product = useStore($known).get(worn.id)
  const isSelected = useStore($selected) === index
  const drag = useRef<Drag>(undefined)
  const name = product?.name ?? texts.goneName

  const start = (event: PointerEvent<HTMLButtonElement>) => {
    const stage = event.currentTarget.parentElement
    if (event.button !== 0 || !stage) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const perPixel = unit / stage.getBoundingClientRect().width
    drag.current = { before: $outfit.get(), worn, x: event.clientX, y: event.clientY, perPixel }
    $selected.set(index)
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!drag.current) return
    const { worn: from, x, y, perPixel } = drag.current
    showStep(index, {
      x: from.x + (clientX - x) * perPixel,
      y: from.y + (clientY - y) * perPixel,
    })
  }
  const end = () => {
    const before = drag.current?.before
    drag.current = undefined
    if (before && before !== $outfit.get()) changeWorn(index, {}, before)
  }
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (arrow) {
      const step = event.shiftKey ? largeKeyStep : keyStep
      changeWorn(index, { x: worn.x + arrow[0] * step, y: worn.y + arrow[1] * step })
    } else if (event.key === 'r' || event.key === 'R')
      changeWorn(index, { turn: worn.turn + (event.shiftKey ? -keyTurn : keyTurn) })
    else if (event.key === 'Delete' || event.key === 'Backspace') takeOff(index)
    else return
    event.preventDefault()
  }
  return (
    <button
      type="button"
      className={classNames(styles.worn, isSelected && styles.selected)}
      style={{
        left: `${left * 100}%`,
        top: `${top * 100}%`,
        width: `${width * 100}%`,
        rotate: `${worn.turn}deg`,
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
    >
      {product && <PatchPicture image={product.image} size="thumb" eager />}
    </button>
  )
}
