/** The first rows of a list: those of its first stretches, one after the other, until there are enough. */
export async function firstRows<Stretch, Row>(
  stretches: Iterable<Stretch>,
  most: number,
  rowsOf: (stretch: Stretch) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const stretch of stretches) {
    rows.push(...(await rowsOf(stretch)))
    if (rows.length >= most) break
  }
  return rows.slice(0, most)
}
