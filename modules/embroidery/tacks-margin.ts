/**
 * The reach of the hand stitches' picture beyond each side of the patch's picture, as a share of the patch's picture.
 */
export const tacksMargin = 0.05
