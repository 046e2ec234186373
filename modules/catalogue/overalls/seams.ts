/** Rows of stitches on cloth, for SVG path data. */
export const topstitch = (d: string, colour: string): string =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" transform="translate(1 1.6)" stroke="#000" stroke-opacity=".4" stroke-width="3.4" stroke-dasharray="10 5.5"/><path d="${d}" stroke="${colour}" stroke-width="2.4" stroke-dasharray="9 6.5" stroke-dashoffset="-.5"/></g>`

/** Where one cloth ends on another: a line of shadow below it and of light on its edge. */
export const clothEdge = (d: string): string =>
  `<g fill="none" stroke-linejoin="round"><path d="${d}" transform="translate(2 3)" stroke="#000" stroke-opacity=".38" stroke-width="5"/><path d="${d}" stroke="#000" stroke-opacity=".35" stroke-width="2"/><path d="${d}" transform="translate(-1.4 -1.8)" stroke="#fff" stroke-opacity=".2" stroke-width="2"/></g>`

/** A drawing and its mirror image across the middle of the overalls. */
export const bothSides = (svg: string): string =>
  `${svg}<g transform="translate(${2 * middle}) scale(-1 1)">${svg}</g>`

/** The mirror image of a path whose commands are all absolute, without H, V and arcs. */
export const mirrored = (d: string): string =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${2 * middle - x} ${y}`)

/** The vertical axis of a pair of overalls. */
const middle = 500
