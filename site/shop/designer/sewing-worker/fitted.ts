export type Size = { width: number; height: number }

/** Longer side in pixels of the stored picture: enough for a preview, and small enough for browser storage. */
export const keptSide = 600

/** The size of a picture whose longer side is at most `side`, in whole pixels. */
export function fitted({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
