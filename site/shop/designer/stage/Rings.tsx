import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { $patch } from '../patch/store.ts'
import { numbered } from '../sewing/limits.ts'
import { $isSewnShown, $limits } from '../sewing/sewing.ts'
import styles from './Live.module.css'
import { stageSide } from './place-math.ts'
import { badgeRadius, ringPlaces } from './ring-places.ts'

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
      {ringPlaces(numbered(limits), side).map(({ number, x, y, radius, badge }) => (
        <g key={`${number} ${x} ${y} ${radius}`}>
          <circle cx={x} cy={y} r={radius} strokeWidth={0.9 * unit} />
          <circle cx={x} cy={y} r={radius} strokeWidth={0.4 * unit} />
          <g transform={`translate(${badge.x} ${badge.y}) scale(${unit})`}>
            <circle r={badgeRadius - 0.4} />
            <text y="1.7">{number}</text>
          </g>
        </g>
      ))}
    </svg>
  )
}
