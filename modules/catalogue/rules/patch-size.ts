/** The longer side of every patch of the catalogue, in cm. */
export const patchSize = 8

/** The share of a drawing's width and height that the patch takes: the rest is a margin around its edge. */
export const drawnShare = 0.94
