/** How far the picture of the stitches by hand reaches beyond each side of the patch's picture, as a share of that. */
export const tacksMargin = 0.05
