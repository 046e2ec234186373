/** Number of designs in the data files, as pages state it. */
export const designCount = 352

/** The colour filter with its fixed counts (specification, section 2, /products). */
export const colours = [
  { tag: 'black', label: 'Svart', count: 42 },
  { tag: 'white', label: 'Hvit', count: 38 },
  { tag: 'red', label: 'Rød', count: 35 },
  { tag: 'blue', label: 'Blå', count: 18 },
  { tag: 'yellow', label: 'Gul', count: 16 },
  { tag: 'green', label: 'Grønn', count: 14 },
  { tag: 'pink', label: 'Rosa', count: 8 },
  { tag: 'orange', label: 'Oransje', count: 6 },
  { tag: 'purple', label: 'Lilla', count: 4 },
  { tag: 'gray', label: 'Grå', count: 3 },
] as const
