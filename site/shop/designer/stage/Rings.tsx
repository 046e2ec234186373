import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { editorTexts as texts } from '../editor-text.ts'
import { $patch } from '../patch/store.ts'
import styles from './Live.module.css'
import { numbered } from './limits.ts'
import { $isSewnShown, $limits } from './sewing.ts'
import { stageSide } from './stage-side.ts'

const $side = computed($patch, (patch) => patch && stageSide(patch))

/** Numbered rings around what will not sew well; `Notes` says what helps. */
export function Rings() {
  const side = useStore($side)
  const limits = useStore($limits)
  const isShown = useStore($isSewnShown)
  if (!side || !isShown) return null
  // Numbers are as large on a small patch as on a large one.
  const unit = side / 100
  return (
    <svg
      className={styles.rings}
      viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
      aria-hidden="true"
    >
      {numbered(limits).flatMap(({ number, kind, spots }) =>
        spots.map(({ x, y, radius }) => {
          const r = Math.max(radius, 3 * unit)
          return (
            <g key={`${kind} ${x} ${y}`} transform={`translate(${x} ${y})`}>
              <circle r={r} strokeWidth={1.6 * unit} />
              <circle r={r} strokeWidth={0.8 * unit} />
              <g transform={`translate(${r * 0.71} ${-r * 0.71}) scale(${unit})`}>
                <circle r="3.6" />
                <text y="1.8">{texts.limitAt(number)}</text>
              </g>
            </g>
          )
        }),
      )}
    </svg>
  )
}
