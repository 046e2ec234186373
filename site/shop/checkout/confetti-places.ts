/** Pieces of confetti, each with its place across in per cent and the delay of its fall in ms. */
export const pieces = Array.from({ length: 26 }, (_, index) => ({
  index,
  left: 2 + ((index * 37) % 95),
  // Squares, so that pieces side by side do not fall one after the other.
  delay: (index * index * 70 + index * 310) % 900,
}))
