import { formatDay } from '../../browser/dates.ts'
import styles from './SalesGraphs.module.css'
import { overviewTexts } from './text.ts'

const texts = overviewTexts.graph
/** Width of a day and height of the highest bar, in units of the drawing, which is stretched to its place. */
const [width, height] = [10, 100]
const gap = 2
/** A minimum height distinguishes a low day from an empty one. */
const lowest = 2

type Props = {
  title: string
  tone: 'revenue' | 'orders'
  /** Oldest first; undefined while loading, with the same space reserved. */
  days: readonly { date: string; value: number }[] | undefined
  format(value: number): string
}

/** A bar per day, scaled to the highest. DayTable has the same figures as text. */
export function DayBars({ title, tone, days = [], format }: Props) {
  const most = Math.max(1, ...days.map(({ value }) => value))
  return (
    <figure className={styles.graph}>
      <figcaption>
        <strong>{title}</strong>
        {days.length > 0 && <span>{texts.most(format(most))}</span>}
      </figcaption>
      <svg
        role="img"
        aria-label={title}
        className={styles[tone]}
        viewBox={`0 0 ${width * Math.max(1, days.length)} ${height}`}
        preserveAspectRatio="none"
      >
        {days.map(({ date, value }, index) => {
          const high = value > 0 ? Math.max(lowest, (value / most) * height) : 0
          return (
            <g key={date}>
              <title>{texts.ofDay(formatDay(date), format(value))}</title>
              <rect className={styles.day} x={index * width} width={width} height={height} />
              <rect
                x={index * width + gap / 2}
                y={height - high}
                width={width - gap}
                height={high}
              />
            </g>
          )
        })}
      </svg>
      <p className={styles.ends}>
        <span>{days[0] && formatDay(days[0].date)}</span>
        <span>{texts.today}</span>
      </p>
    </figure>
  )
}
