/** The direction in which cells reach farthest, in degrees, and how many times as far as across it. */
export function axisOf(cells: Int32Array, width: number): { angle: number; ratio: number } {
  let [x, y] = [0, 0]
  for (const at of cells) {
    x += at % width
    y += Math.floor(at / width)
  }
  x /= cells.length
  y /= cells.length
  let [xx, xy, yy] = [0, 0, 0]
  for (const at of cells) {
    const [dx, dy] = [(at % width) - x, Math.floor(at / width) - y]
    xx += dx * dx
    xy += dx * dy
    yy += dy * dy
  }
  const half = (xx + yy) / 2
  const root = Math.hypot((xx - yy) / 2, xy)
  return {
    angle: (Math.atan2(2 * xy, xx - yy) * 90) / Math.PI,
    ratio: Math.sqrt((half + root) / Math.max(half - root, 1e-9)),
  }
}
