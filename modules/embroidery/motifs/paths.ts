/** A circle as path data. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 0.1} ${y - r}Z`

/** A circle on each side of the vertical axis. */
export const discs = (x: number, y: number, r: number): string => disc(-x, y, r) + disc(x, y, r)

/** A place for a dot: a column of any width along it is round. */
export const dot = (x: number, y: number): string => `M${x} ${y}V${y + 0.1}`

/** A dot on each side of the vertical axis. */
export const dots = (x: number, y: number): string => dot(-x, y) + dot(x, y)

/** Path data with each point moved; without arcs, H and V. */
const moved = (d: string, move: (x: number, y: number) => [number, number]): string =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) =>
    move(Number(x), Number(y))
      .map((value) => Math.round(value * 10) / 10)
      .join(' '),
  )

/** A path and its mirror image across the vertical axis. */
export const both = (d: string): string => d + moved(d, (x, y) => [-x, y])

/** A path turned around the origin by an angle in degrees, clockwise. */
export function turned(d: string, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return moved(d, (x, y) => [x * cos - y * sin, x * sin + y * cos])
}

/** A path repeated `count` times around the middle. */
export const around = (count: number, d: string): string =>
  Array.from({ length: count }, (_, index) => turned(d, (index * 360) / count)).join('')
