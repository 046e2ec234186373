/** From this opacity on, of 255, a pixel is solid: it is sewn in its own colour. */
export const solid = 128

/** Below this opacity, nothing is seen. */
export const seen = 16
