/** One satin-stitched area or line of a motif. Coordinates run from -50 to 50 in both axes, y down. */
export type Layer = {
  /** SVG path data. */
  readonly d: string
  /** Picks the thread: `threads[slot % threads.length]` of the recipe. */
  readonly slot: number
  /** Direction of the stitches, degrees, 0 is horizontal. */
  readonly angle: number
  /** Stroke width in motif units. When set, the path is stroked and not filled. */
  readonly line?: number
}

/** A picture from the motif library: layers from back to front. */
export type Motif = { readonly layers: readonly Layer[] }
