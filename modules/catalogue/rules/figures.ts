/** Number of designs in the data files, as pages state it. */
export const designCount = 352

/** The colour filter with its fixed counts (specification, section 2, /products), and the swatches as sRGB hex. */
export const colours = [
  { tag: 'black', label: 'Svart', count: 42, hex: '#1b1a1d' },
  { tag: 'white', label: 'Hvit', count: 38, hex: '#ffffff' },
  { tag: 'red', label: 'Rød', count: 35, hex: '#c8102e' },
  { tag: 'blue', label: 'Blå', count: 18, hex: '#1f5fbf' },
  { tag: 'yellow', label: 'Gul', count: 16, hex: '#f8db3c' },
  { tag: 'green', label: 'Grønn', count: 14, hex: '#2b9348' },
  { tag: 'pink', label: 'Rosa', count: 8, hex: '#e9579a' },
  { tag: 'orange', label: 'Oransje', count: 6, hex: '#ec6a1f' },
  { tag: 'purple', label: 'Lilla', count: 4, hex: '#65318e' },
  { tag: 'gray', label: 'Grå', count: 3, hex: '#83868c' },
] as const
