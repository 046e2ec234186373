/** Height where letters meet, half-way up the low ones. */
export const joint = 7.2

/** The stroke from the joint up to the top of a low stem. */
export const rise = 'M0 7.2C0.4 6 0.8 5 1.4 4.5'
/** A stem's way down to the baseline, and up again to the joint 2.5 units further right. */
export const foot = (x: number): string =>
  `L${x} 8.4C${x} 9.5 ${x + 0.4} 10 ${x + 1} 10C${x + 1.7} 10 ${x + 2.1} 8.8 ${x + 2.5} ${joint}`
/** An arch from a stem to the next one, 3.6 units further right. */
export const arch = (x: number): string =>
  `M${x} 7.6C${x + 0.3} 5.7 ${x + 1.3} 4.5 ${x + 2.3} 4.5C${x + 3.1} 4.5 ${x + 3.6} 5.1 ${x + 3.6} 6`
/** A short way from the right side of a letter to the joint, a unit further right. */
export const link = (x: number): string => `M${x} 7C${x + 0.2} 7.9 ${x + 0.8} 7.9 ${x + 1} ${joint}`
/** The tail of a letter below the line, and its link to the next one, 1.7 units further right. */
export const tail = (x: number): string =>
  `L${x} 11C${x} 12.3 ${x - 0.9} 13 ${x - 2} 13C${x - 2.8} 13 ${x - 3.4} 12.6 ${x - 3.7} 11.9` +
  `M${x} 8.7C${x + 0.7} 8.7 ${x + 1.3} 8.2 ${x + 1.7} ${joint}`
/** The loop of a letter as tall as capitals. */
export const loop = 'M0 7.2C1.3 5.8 3.3 3.2 3.3 1.6C3.3 0.5 2.7 0 2.1 0C1.3 0 1 1.1 1 2.4'
export const bowl =
  'M4.6 5.8C4.1 4.9 3.5 4.5 2.8 4.5C1.4 4.5 0.4 5.8 0.4 7.4C0.4 9 1.3 10 2.5 10C3.7 10 4.6 8.8 4.6 7.4'
export const oval =
  'M2.6 4.5C1.3 4.5 0.4 5.7 0.4 7.3C0.4 8.9 1.3 10 2.5 10C3.8 10 4.7 8.9 4.7 7.3C4.7 5.7 3.9 4.5 2.6 4.5Z'
export const ring = (x: number, y: number): string =>
  `M${x} ${y - 1}C${x + 0.6} ${y - 1} ${x + 1} ${y - 0.6} ${x + 1} ${y}C${x + 1} ${y + 0.6} ${x + 0.6} ${y + 1} ${x} ${y + 1}` +
  `C${x - 0.6} ${y + 1} ${x - 1} ${y + 0.6} ${x - 1} ${y}C${x - 1} ${y - 0.6} ${x - 0.6} ${y - 1} ${x} ${y - 1}Z`

export const capitalO =
  'M3.8 0C1.6 0 0.2 2.2 0.2 5C0.2 7.8 1.6 10 3.6 10C5.8 10 7.2 7.8 7.2 5C7.2 2.2 5.8 0 3.8 0Z'
/** The flourish at the upper left of B, D, P and R. */
export const flag = 'M0 1.8C0.8 0.4 2.2 0 3.4 0'
