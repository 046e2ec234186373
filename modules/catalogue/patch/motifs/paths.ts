/** A circle as path data. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 0.1} ${y - r}Z`

/** A circle on either side of the middle. */
export const discs = (x: number, y: number, r: number): string => disc(-x, y, r) + disc(x, y, r)

/** Path data without arcs, H and V, with each of its points moved. */
const moved = (d: string, move: (x: number, y: number) => [number, number]): string =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) =>
    move(Number(x), Number(y))
      .map((value) => Math.round(value * 10) / 10)
      .join(' '),
  )

/** A path and its mirror image on the other side of the middle. */
export const both = (d: string): string => d + moved(d, (x, y) => [-x, y])

/** A path `count` times around the middle. */
export function around(count: number, d: string): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    return moved(d, (x, y) => [x * cos - y * sin, x * sin + y * cos])
  }).join('')
}
