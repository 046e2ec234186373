/** New ids for the parts of one drawing, all with its prefix. */
export function idsWith(prefix: string): () => string {
  let count = 0
  return () => `${prefix}${(count++).toString(36)}`
}
