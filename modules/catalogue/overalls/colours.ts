import type { OverallsColour } from '../rules/overalls.ts'

/** The cloth and the topstitching of each kind of overalls, as sRGB hex. */
export const cloths: Record<OverallsColour, { cloth: string; stitching: string }> = {
  red: { cloth: '#c20f2a', stitching: '#f6dcc0' },
  blue: { cloth: '#1d4f9e', stitching: '#f2c14e' },
  black: { cloth: '#26262b', stitching: '#e7e2d6' },
  green: { cloth: '#1f6a3c', stitching: '#f2d27a' },
}
