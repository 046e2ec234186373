/** The thread chart: every colour a patch can be sewn in, as sRGB hex. */
export const threads = {
  black: '#1B1A1D',
  white: '#F7F5F0',
  cream: '#F1E4C6',
  red: '#C8102E',
  burgundy: '#6E1230',
  pink: '#E9579A',
  rose: '#F3AFC0',
  orange: '#EC6A1F',
  gold: '#F2B134',
  yellow: '#F8DB3C',
  lime: '#9CC93B',
  green: '#2B9348',
  forest: '#14492F',
  mint: '#A3DBC0',
  teal: '#11807F',
  sky: '#7CC3EA',
  blue: '#1F5FBF',
  navy: '#0B1F4B',
  purple: '#65318E',
  lilac: '#B99BD8',
  brown: '#6F4326',
  sand: '#CDAE7F',
  grey: '#83868C',
  silver: '#C6CACF',
  glow: '#B9F34D',
} as const satisfies Record<string, `#${string}`>

/** A colour of the thread chart. */
export type ThreadName = keyof typeof threads

/** The names of all colours, in the order of the chart. */
export const threadNames = Object.keys(threads) as ThreadName[]
