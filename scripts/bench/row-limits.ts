/** A limit on the rows whose names match. bench/README.md lists `rows` and the limit in the same words. */
type RowLimit = { rows: string; names: RegExp; unit: string } & (
  | { most: number }
  | { least: number }
)

/** Limits on figures that depend on the machine. Limits on counts and sizes are tests. */
export const rowLimits: readonly RowLimit[] = [
  { rows: '`start`', names: /^start$/, most: 1.5, unit: 's' },
  { rows: '`all patches drawn`', names: /^all patches drawn$/, most: 4000, unit: 'ms' },
  { rows: '`own patch: stitches`', names: /^own patch: stitches$/, most: 400, unit: 'ms' },
  { rows: '`designer: coarse`', names: /^designer: coarse,/, most: 300, unit: 'ms' },
  { rows: '`designer: sewn`', names: /^designer: sewn,/, most: 1500, unit: 'ms' },
  { rows: '`designer: longest task`', names: /^designer: longest task,/, most: 100, unit: 'ms' },
  {
    rows: '`designer: drag`, `zoom` and `turn`',
    names: /^designer: (drag|zoom|turn),/,
    most: 50,
    unit: 'ms',
  },
  {
    rows: '`memory after load`, and of the day the memory in the last tenth',
    names: /^memory after load$|^day: .*memory, last tenth$/,
    most: 200,
    unit: 'MB',
  },
  {
    rows: '`shoppers, memory after a minute: big`',
    names: /^shoppers, memory after a minute: big$/,
    most: 300,
    unit: 'MB',
  },
  {
    rows: '`of bare handler`, for each stored answer',
    names: /: of bare handler$/,
    least: 0.75,
    unit: 'of its speed',
  },
  {
    rows: '`press`, until it is answered',
    names: /^press: (?!.*, its )/,
    most: 100,
    unit: 'ms',
  },
  {
    rows: '`press`, until its content or effect is there',
    names: /^press: .*, its /,
    most: 500,
    unit: 'ms',
  },
  { rows: '`receipts: speed`', names: /^receipts: speed$/, least: 200, unit: 'mails/s' },
  { rows: '`growth`, of each call', names: /: growth$/, most: 5, unit: 'times' },
  { rows: '`of the list`', names: /: of the list$/, most: 5, unit: 'times' },
  { rows: '`day: cached pages p99`', names: /^day: cached pages p99$/, most: 30, unit: 'ms' },
  {
    rows: "`day: an order's calls p99`",
    names: /^day: an order's calls p99$/,
    most: 250,
    unit: 'ms',
  },
]

/** The limit in words, as `at most 2 times`. */
export const limitInWords = (limit: RowLimit): string =>
  'most' in limit ? `at most ${limit.most} ${limit.unit}` : `at least ${limit.least} ${limit.unit}`

/** In words, the limit that a row with this value exceeds; undefined when it keeps all. */
export function exceededLimit(name: string, value: number): string | undefined {
  const exceeded = rowLimits.find(
    (limit) =>
      limit.names.test(name) && !('most' in limit ? value <= limit.most : value >= limit.least),
  )
  return exceeded && limitInWords(exceeded)
}
