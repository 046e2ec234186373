import styles from './BesideCoin.module.css'

type Props = {
  /** Millimetres of the patch, and of the side of its square picture, which has a margin. */
  size: number
  side: number
  /** Address of the picture; undefined while there is none. */
  picture: string | undefined
  /** Text alternative of the drawing. */
  label: string
}

/** Millimetres: the diameter of a 20-krone coin, and the space between it and the patch. */
const coin = 27.5
const gap = 10

/** Millimetres between the patch and the ruler, and the ruler's width. */
const [apart, band] = [4, 11]

/** A patch beside a coin and over a ruler, drawn to scale: a unit of the drawing is a millimetre. */
export function BesideCoin({ size, side, picture, label }: Props) {
  const middle = size + gap + coin / 2
  const whole = size + gap + coin
  const top = size + apart
  return (
    <svg
      className={styles.scale}
      viewBox={`-2 -2 ${whole + 4} ${top + band + 4}`}
      role="img"
      aria-label={label}
    >
      {picture && (
        <image
          href={picture}
          x={(size - side) / 2}
          y={(size - side) / 2}
          width={side}
          height={side}
        />
      )}
      <g className={styles.coin}>
        <circle cx={middle} cy={size - coin / 2} r={coin / 2 - 0.4} />
        <circle cx={middle} cy={size - coin / 2} r={coin / 2 - 2.2} />
        <text x={middle} y={size - coin / 2 + 3.8}>
          20
        </text>
      </g>
      <g className={styles.ruler}>
        <rect x={-1} y={top} width={whole + 2} height={band} rx={1} />
        <path d={marksUpTo(Math.floor(whole), top)} />
        {centimetresUpTo(Math.floor(whole / 10)).map((cm) => (
          <text key={cm} x={10 * cm} y={top + 9}>
            {cm}
          </text>
        ))}
      </g>
    </svg>
  )
}

/** The ruler's marks: one per mm, longer ones at 5 and 10 mm. */
const marksUpTo = (end: number, top: number): string =>
  Array.from({ length: end + 1 }, (_, mm) => `M${mm} ${top}v${lengthOfMark(mm)}`).join('')

const lengthOfMark = (mm: number): number => (mm % 10 === 0 ? 4.5 : mm % 5 === 0 ? 3.2 : 2)

const centimetresUpTo = (end: number): number[] => Array.from({ length: end }, (_, at) => at + 1)
