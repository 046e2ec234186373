/** A patch or a picture in cells, row by row. */
export type Grid = { width: number; height: number }

/** For each cell the index of its thread in the design's list, or `bare` where nothing is sewn. */
export type LabelGrid = Grid & { labels: Uint8Array }

/** The label of cells on which nothing is sewn. */
export const bare = 255
